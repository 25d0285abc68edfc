import { expect, test } from 'vitest';
import { localAddress } from './local-address.ts';

test.each(['', 'localhost', '0.0.0.0', '::', '127.0.0.1', '::1'])('names localhost for the HOST "%s"', (HOST) => {
  expect(localAddress({ HOST, PORT: 4242 })).toBe('http://localhost:4242');
});

test.each([
  ['127.0.0.2', 'http://127.0.0.2:4242'],
  ['192.0.2.7', 'http://192.0.2.7:4242'],
  ['2001:db8::7', 'http://[2001:db8::7]:4242'],
  ['book.lan', 'http://book.lan:4242'],
])('names the HOST %s, which localhost does not reach', (HOST, address) => {
  expect(localAddress({ HOST, PORT: 4242 })).toBe(address);
});
