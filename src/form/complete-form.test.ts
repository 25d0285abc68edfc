import { expect, test } from 'vitest';
import { completeForm, contactFields, inviteeIn, isContactField } from './complete-form.ts';
import { field } from './field.testing.ts';

const company = field({ id: 5, identifier: 'company' });
const name = field({ id: 7, identifier: 'name' });
const email = field({ id: 6, identifier: 'email' });

test.each([
  ['asks for neither', [company], ['name', 'email', 'company']],
  ['asks for nothing', [], ['name', 'email']],
  ['asks for a name only', [{ ...name, position: 3 }, company], ['email', 'company', 'name']],
  ['has deactivated the name', [{ ...name, is_active: false }, email], ['name', 'email']],
  ['asks for both', [company, email, name], ['company', 'email', 'name']],
])('asks for name and email once where a form %s', (_, fields, identifiers) => {
  expect(completeForm(fields).map(({ identifier }) => identifier)).toEqual(identifiers);
});

test('requires the fields it adds and puts them first', () => {
  const [first, second, third] = completeForm([company]);
  expect([first, second]).toMatchObject([
    { label: 'Name', type: 'text', is_required: true, is_active: true, position: 0 },
    { label: 'Email', type: 'email', is_required: true, is_active: true, position: 1 },
  ]);
  expect(third?.position).toBe(2);
});

test('labels the fields it adds in the language of the page', () => {
  const labels = { name: 'Ihr Name', email: 'Ihre Adresse' };
  expect(completeForm([], labels).map(({ label }) => label)).toEqual(['Ihr Name', 'Ihre Adresse']);
});

test('finds the fields of a new form by their identifiers', () => {
  const fields = contactFields({ name: 'Your name', email: 'Email' });
  expect(fields.map(isContactField)).toEqual([true, true]);
  expect([company, field({ identifier: 'constructor' })].map(isContactField)).toEqual([false, false]);
});

test('reads the invitee only from answers that are text', () => {
  expect(inviteeIn({ name: 'Ada', email: ['ada@example.org'] })).toEqual({ name: 'Ada', email: undefined });
});
