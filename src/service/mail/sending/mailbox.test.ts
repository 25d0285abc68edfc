import { expect, test } from 'vitest';
import { InvalidMailbox, mailbox } from './mailbox.ts';

test.each([
  ['Ada\r\nBcc: eve@example.com', 'ada@example.com'],
  ['Ada\n', 'ada@example.com'],
  ['Ada\u0000', 'ada@example.com'],
  ['Ada', 'ada@example.com\r\nBcc: eve@example.com'],
  ['Ada', 'ada@example.com, eve@example.com'],
  ['Ada', 'ada@example.com> <eve@example.com'],
  ['Ada', 'ada'],
  ['Ada', ''],
])('refuses the mailbox %j at %j', (name, address) => {
  expect(() => mailbox(name, address)).toThrow(InvalidMailbox);
});

test('builds a mailbox from a name and an address', () => {
  expect(mailbox('Ada "Countess" Lovelace', 'ada@example.com')).toEqual({
    name: 'Ada "Countess" Lovelace',
    address: 'ada@example.com',
  });
});

test('leaves marks of direction out of a name', () => {
  expect(mailbox('\u202eadA\u2066', 'ada@example.com').name).toBe('adA');
});

test('breaks an encoded word in a name', () => {
  expect(mailbox('=?utf-8?B?RXZl?=', 'ada@example.com').name).toBe('= ?utf-8?B?RXZl?=');
});
