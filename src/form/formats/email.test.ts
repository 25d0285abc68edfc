import { RFC_EMAIL_REGEX } from 'valibot';
import { expect, test } from 'vitest';
import { emailPattern, isEmail, isSameAddress, splitEmails } from './email.ts';

test('accepts the same addresses as the schemas of the API', () => {
  const plain = ({ source }: RegExp) => source.replaceAll('\\/', '/');
  expect(plain(emailPattern)).toBe(plain(RFC_EMAIL_REGEX));
});

test.each([
  ['ada@example.org', true],
  ["o'brien+sales@mail.example.co.uk", true],
  ['ada@example', false],
  ['ada.example.org', false],
  ['ada@exam_ple.org', false],
  ['ada@example.org\r\nBcc: eve@example.org', false],
  ['@example.org', false],
  ['', false],
])('tells whether %j is an email address: %j', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test.each([
  ['bo@example.org, cy@example.org;di@example.org', ['bo@example.org', 'cy@example.org', 'di@example.org']],
  ['Bo Example <bo@example.org>\nCy <cy@example.org>', ['bo@example.org', 'cy@example.org']],
  ['bo@example.org\u200B,\uFEFFcy@example.org', ['bo@example.org', 'cy@example.org']],
  ['\u202Abo@example.org\u202C \u200Fcy@example.org', ['bo@example.org', 'cy@example.org']],
  ['bo', ['bo']],
  [' , ', []],
])('splits a pasted list of email addresses: %j', (text, expected) => {
  expect(splitEmails(text)).toEqual(expected);
});

test.each([
  ['ada@example.org', ' Ada@Example.org', true],
  ['ada@example.org', 'bo@example.org', false],
  ['ada@example.org', undefined, false],
  [undefined, undefined, false],
])('tells whether %j and %j are the same address: %j', (one, other, expected) => {
  expect(isSameAddress(one, other)).toBe(expected);
});
