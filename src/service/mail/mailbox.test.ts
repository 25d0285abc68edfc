import { expect, test } from 'vitest';
import { MailRefused, mailbox } from './mailbox.ts';

test.each([
  ['Ada\r\nBcc: eve@example.com', 'ada@example.com'],
  ['Ada\n', 'ada@example.com'],
  ['Ada\u0000', 'ada@example.com'],
  ['Ada', 'ada@example.com\r\nBcc: eve@example.com'],
  ['Ada', 'ada@example.com, eve@example.com'],
  ['Ada', 'ada@example.com> <eve@example.com'],
  ['Ada', 'ada'],
  ['Ada', ''],
])('nobody is written to as %j at %j', (name, address) => {
  expect(() => mailbox(name, address)).toThrow(MailRefused);
});

test('a person is written to by name', () => {
  expect(mailbox('Ada "Countess" Lovelace', 'ada@example.com')).toEqual({
    name: 'Ada "Countess" Lovelace',
    address: 'ada@example.com',
  });
});
