import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const remoteAddress = '10.0.0.1';

test.each([
  ['no proxy is trusted', 0, '192.0.2.9', '10.0.0.1'],
  ['one proxy has added the visitor', 1, '192.0.2.9', '192.0.2.9'],
  ['the visitor has made up the rest', 1, '1.1.1.1, 192.0.2.9', '192.0.2.9'],
  ['two proxies have added one each', 2, '1.1.1.1, 192.0.2.9, 10.0.0.2', '192.0.2.9'],
  ['the proxies wrote ports', 2, '[2001:db8::1]:80, 10.0.0.2:1234', '2001:db8::1'],
  ['the proxy was passed by', 1, undefined, '10.0.0.1'],
  ['there are fewer proxies than trusted', 3, '192.0.2.9', '192.0.2.9'],
])('finds the client address when %s', (_, proxies, forwardedFor, address) => {
  expect(clientAddress({ remoteAddress, forwardedFor }, proxies)).toBe(address);
});

test('finds no client address of a closed connection', () => {
  expect(clientAddress({ remoteAddress: undefined, forwardedFor: '192.0.2.9' }, 1)).toBeUndefined();
});
