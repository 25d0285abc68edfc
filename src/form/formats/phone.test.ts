import { expect, test } from 'vitest';
import { toE164 } from './phone.ts';

test.each([
  ['+49 30 123456', '+4930123456'],
  ['+49 (0)30 / 123-456', '+4930123456'],
  ['0049.30.123456', '+4930123456'],
  ['＋４９ ３０ １２３４５６', '+4930123456'],
])('writes the phone number %j as E.164', (text, number) => {
  expect(toE164(text)).toBe(number);
});

test.each(['030 123456', '+49 call me', '+0 30 123456', '+1 23456', '+1234567890123456', ''])(
  'refuses %j as a phone number',
  (text) => {
    expect(toE164(text)).toBeUndefined();
  },
);
