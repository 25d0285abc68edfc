import { expect, test } from 'vitest';
import type { Answer, BookingFormField } from '../../../../contract/index.ts';
import { readAnswers } from './read-answers.ts';

const contact = { name: 'Ada Lovelace', email: 'ada@example.org' };
const options = ['Red', 'Blue'];

function question(change: Partial<BookingFormField>): BookingFormField {
  return {
    id: 7,
    identifier: 'topic',
    label: 'Topic',
    type: 'text',
    placeholder: '',
    is_required: false,
    is_active: true,
    position: 2,
    options: [],
    ...change,
  };
}

type Leftover = readonly [what: string, question: Partial<BookingFormField>, answer: Answer];

const leftovers: readonly Leftover[] = [
  ['an option that the list lacks', { type: 'select', options }, 'Green'],
  ['lines of text for a list', { type: 'select', options }, 'One\nTwo'],
  ['text too long for a list', { type: 'radio', options }, 'x'.repeat(2000)],
  ['text for a single checkbox', { type: 'checkbox' }, 'Red'],
  ['text for boxes to tick', { type: 'checkbox', options }, 'Red'],
  ['a tick for text', { type: 'text' }, true],
  ['ticked options for text', { type: 'textarea' }, ['Red']],
  ['ticked options for addresses', { type: 'multiple_emails' }, ['Red']],
];

test.each(leftovers)('leaves out answers that the control of a question does not show: %s', (_what, change, answer) => {
  const result = readAnswers([question(change)], { answers: { ...contact, topic: answer } });
  expect(result).toEqual({ answers: contact, faults: {} });
});

test.each(leftovers)('requires an answer when the entered one is not shown: %s', (_what, change, answer) => {
  const requiredQuestion = question({ ...change, is_required: true });
  const { faults } = readAnswers([requiredQuestion], { answers: { ...contact, topic: answer } });
  expect(faults).toEqual({ topic: { kind: 'required' } });
});

test('keeps the chosen options that the question still has', () => {
  const colors = question({ type: 'checkbox', options });
  const result = readAnswers([colors], { answers: { ...contact, topic: ['Green', 'Red'] } });
  expect(result).toEqual({ answers: { ...contact, topic: ['Red'] }, faults: {} });
});

test('leaves out answers to questions that the form does not ask', () => {
  const former = question({ is_active: false });
  const result = readAnswers([former], { answers: { ...contact, topic: 'Rigging', other: 'Sails' } });
  expect(result).toEqual({ answers: contact, faults: {} });
});

const addresses = Array.from({ length: 11 }, (_, index) => `guest${index}@example.org`);
const guestFields = ['team', 'family'].map((identifier) => question({ identifier, type: 'multiple_emails' }));

test('refuses more guests in several fields together than a booking may have', () => {
  const [team, family] = [addresses.slice(0, 6).join(' '), addresses.slice(6).join(' ')];
  const { faults } = readAnswers(guestFields, { answers: { ...contact, team, family } });
  const fault = { kind: 'too_many_guests', max: 10, found: 11 };
  expect(faults).toEqual({ team: fault, family: fault });
});

test('does not count the invitee among the guests', () => {
  const [team, family] = [addresses.slice(0, 6).join(' '), [...addresses.slice(6, 10), contact.email].join(' ')];
  expect(readAnswers(guestFields, { answers: { ...contact, team, family } }).faults).toEqual({});
});
