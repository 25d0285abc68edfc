import { expect, test } from 'vitest';
import type { BookingFormField } from '../../../contract/index.ts';
import { completeForm, contactFields } from '../../../form/index.ts';
import { fieldsToAsk } from './fields.ts';

const german = { tag: 'de-AT', messages: { nameLabel: 'Ihr Name', emailLabel: 'Ihre E-Mail-Adresse' } };

function labelsOf(fields: readonly BookingFormField[]): string[] {
  return fieldsToAsk(fields, german).map(({ label }) => label);
}

function form(name: string, email: string): BookingFormField[] {
  return contactFields({ name, email }).map((field, id) => ({ ...field, id }));
}

test('labels an untouched form in the language of the invitee', () => {
  expect(labelsOf(form('Your name', 'Email'))).toEqual(['Ihr Name', 'Ihre E-Mail-Adresse']);
});

test('keeps the labels that a host wrote', () => {
  expect(labelsOf(form('Your full name', 'Work email'))).toEqual(['Your full name', 'Work email']);
});

test('keeps the labels of a new form in the language of the invitee', () => {
  expect(labelsOf(form('Ihr Name', 'E-Mail-Adresse'))).toEqual(['Ihr Name', 'E-Mail-Adresse']);
});

test('labels the fields that the gateway added in the language of the invitee', () => {
  expect(labelsOf(completeForm([]))).toEqual(['Ihr Name', 'Ihre E-Mail-Adresse']);
});
