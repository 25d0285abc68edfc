import { expect, test } from 'vitest';
import { identifierOf, isIdentifier } from './identifier.ts';

test.each([
  ['Company size?', 'company_size'],
  ['  What is it about?  ', 'what_is_it_about'],
  ['Größe & Straße', 'grosse_strasse'],
  ['2nd guest', 'nd_guest'],
  ['予約', ''],
])('derives from the label %s the identifier %s', (label, identifier) => {
  expect(identifierOf(label)).toBe(identifier);
});

test('derives only names that the server accepts', () => {
  expect(isIdentifier(identifierOf('Company size?'))).toBe(true);
  expect(isIdentifier('Company')).toBe(false);
});
