import { expect, test } from 'vitest';
import { hasForeignLabel } from './contact-labels.ts';

test.each([
  ['a label of another language', { identifier: 'name', label: 'Your name' }, 'de'],
  ['a label that two other languages share', { identifier: 'email', label: 'E-mail' }, 'en'],
] as const)('counts %s as foreign', (_, field, language) => {
  expect(hasForeignLabel(field, language)).toBe(true);
});

test.each([
  ['a label of this language', { identifier: 'name', label: 'Ihr Name' }, 'de'],
  ['a label that this language shares with another', { identifier: 'email', label: 'E-mail' }, 'pt'],
  ['a label that a host wrote', { identifier: 'name', label: 'Pet’s name' }, 'de'],
  ['the label of an email address on a name', { identifier: 'name', label: 'Email' }, 'de'],
] as const)('does not count %s as foreign', (_, field, language) => {
  expect(hasForeignLabel(field, language)).toBe(false);
});
