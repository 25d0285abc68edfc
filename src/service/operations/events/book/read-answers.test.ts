import { expect, test } from 'vitest';
import type { Answers, BookingFormField } from '../../../../contract/index.ts';
import { readAnswers } from './read-answers.ts';

const ada = { name: 'Ada', email: 'Ada@Example.com' };

test('collects the guests of all fields once each', () => {
  const answers = { ...ada, team: ['b@example.com', 'B@example.com'], family: ['b@EXAMPLE.com', 'c@example.com'] };
  expect(read(answers)).toMatchObject({ ok: true, data: { guests: ['b@example.com', 'c@example.com'] } });
});

test('leaves the invitee out of the guests', () => {
  const answers = { ...ada, team: ['ada@example.com', 'b@example.com'] };
  expect(read(answers)).toMatchObject({ ok: true, data: { guests: ['b@example.com'] } });
});

test('accepts ten guests and refuses eleven', () => {
  const people = Array.from({ length: 11 }, (_, index) => `guest${index}@example.com`);
  expect(read({ ...ada, team: people.slice(0, 5), family: people.slice(5, 10) })).toMatchObject({ ok: true });
  const sentence = 'must list 10 guests or fewer in total, found 11';
  expect(errorsIn(read({ ...ada, team: people.slice(0, 5), family: people.slice(5) }))).toEqual({
    'answers.team': [sentence],
    'answers.family': [sentence],
  });
});

test('reports every invalid answer at its path', () => {
  expect(errorsIn(read({ name: ' ', email: 'nobody', age: '7' }))).toEqual({
    'answers.name': ['is required'],
    'answers.email': [expect.stringContaining('found "nobody"')],
    'answers.age': ['is not an active field of this booking form'],
  });
});

test.each([
  ['name', [field('email', 'email')], { email: 'a@example.com' }],
  ['email', [field('name', 'text')], { name: 'Ada' }],
  ['email', [field('name', 'text'), field('email', 'text')], { name: 'Ada', email: 'at home' }],
])('refuses a form without a valid %s', (missing, fields, answers) => {
  expect(errorsIn(readAnswers(fields, answers))).toHaveProperty([`answers.${missing}`]);
});

test('lists no more than 100 wrong answers', () => {
  const unknown = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`question${index}`, 'x']));
  expect(Object.keys(errorsIn(read({ ...ada, ...unknown })) ?? {})).toHaveLength(100);
});

function read(answers: Answers) {
  const lists = [field('team', 'multiple_emails'), field('family', 'multiple_emails')];
  return readAnswers([field('name', 'text', true), field('email', 'email', true), ...lists], answers);
}

function errorsIn(outcome: ReturnType<typeof readAnswers>) {
  return outcome.ok ? {} : outcome.problem.errors;
}

function field(identifier: string, type: BookingFormField['type'], is_required = false): BookingFormField {
  const rest = { label: identifier, placeholder: '', is_active: true, position: 0, options: [] };
  return { id: 1, identifier, type, is_required, ...rest };
}
