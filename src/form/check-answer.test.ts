import { expect, test } from 'vitest';
import { type Answer, type FieldType, fieldTypes } from '../contract/index.ts';
import { checkAnswer } from './check-answer.ts';
import { field } from './field.testing.ts';

const options = ['Design', 'Code', 'Both'];

const validAnswers: readonly [FieldType, Answer, Answer | undefined][] = [
  ['text', '  Ada & Co.  ', 'Ada & Co.'],
  ['text', '   ', undefined],
  ['text', '<b>bold</b> 🙂 👩\u200D👧 אבג', '<b>bold</b> 🙂 👩\u200D👧 אבג'],
  ['text', 'A\u200Bd\uFEFFa\u2060', 'Ada'],
  ['text', '\u200B\u2060', undefined],
  ['text', '🙂'.repeat(255), '🙂'.repeat(255)],
  ['text', 'Jose\u0301', 'José'],
  ['textarea', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['email', ' Ada@Example.org ', 'Ada@Example.org'],
  ['email', '\u202Aada@example.org\u202C\u200E', 'ada@example.org'],
  ['phone', '+49 (0)30 / 123-456', '+4930123456'],
  ['phone', '0049 30 123456', '+4930123456'],
  ['phone', '\u202A+49 30 123456\u202C', '+4930123456'],
  ['phone', '＋４９ ３０ １２３４５６', '+4930123456'],
  ['select', 'Code', 'Code'],
  ['radio', 'Both', 'Both'],
  ['checkbox', ['Both', 'Design', 'Both'], ['Design', 'Both']],
  ['checkbox', [], undefined],
  [
    'multiple_emails',
    ['bo@example.org', ' BO@example.org', '', '\u200Ecy@example.org'],
    ['bo@example.org', 'cy@example.org'],
  ],
];

const invalidAnswers: readonly [FieldType, Answer, string][] = [
  ['text', 'x'.repeat(256), 'too_long'],
  ['text', '🙂'.repeat(256), 'too_long'],
  ['text', 'one\ntwo', 'unreadable'],
  ['text', 'nul\u0000', 'unreadable'],
  ['text', 'invoice\u202Efdp.exe', 'unreadable'],
  ['textarea', 'isolated \u2067text', 'unreadable'],
  ['email', 'ada\u202E@example.org', 'unreadable'],
  ['text', 'half \ud83d', 'unreadable'],
  ['text', ['a'], 'wrong_shape'],
  ['text', true, 'wrong_shape'],
  ['textarea', 'x'.repeat(2001), 'too_long'],
  ['email', 'ada@example', 'invalid_email'],
  ['email', 'ada @example.org', 'invalid_email'],
  ['email', `${'a'.repeat(250)}@example.org`, 'too_long'],
  ['phone', '030 123456', 'invalid_phone'],
  ['phone', '+49 call me', 'invalid_phone'],
  ['select', 'design', 'not_an_option'],
  ['radio', '__proto__', 'not_an_option'],
  ['checkbox', ['Design', 'Other'], 'not_an_option'],
  ['checkbox', 'Design', 'wrong_shape'],
  ['multiple_emails', 'bo@example.org', 'wrong_shape'],
  ['multiple_emails', ['bo@example'], 'invalid_email'],
  ['multiple_emails', Array.from({ length: 11 }, (_, n) => `guest${n}@example.org`), 'too_many'],
];

test.each(validAnswers)('keeps a good %s answer, normalized: %j', (type, answer, expected) => {
  expect(checkAnswer(field({ type, options }), answer)).toEqual({ answer: expected });
});

test.each(invalidAnswers)('refuses a wrong %s answer: %j', (type, answer, kind) => {
  expect(checkAnswer(field({ type, options }), answer)).toMatchObject({ fault: { kind } });
});

test.each(fieldTypes)('has a good and a wrong example answer of type %s', (type) => {
  const types = (answers: readonly (readonly [FieldType, ...unknown[]])[]) => answers.map(([fieldType]) => fieldType);
  expect(types(validAnswers), `Add a good answer of type ${type} to "validAnswers".`).toContain(type);
  expect(types(invalidAnswers), `Add a wrong answer of type ${type} to "invalidAnswers".`).toContain(type);
});

test.each([
  ['a zero-width space', 'Yes\u200B, please'],
  ['a change of direction', '\u202Bכן\u202C'],
  ['emoji', '🙂'.repeat(255)],
  ['a blank Braille cell', '\u2800'],
])('accepts every option that a host can set: %s', (_, option) => {
  for (const type of ['select', 'radio'] as const)
    expect(checkAnswer(field({ type, options: [option], is_required: true }), option)).toEqual({ answer: option });
});

test('accepts only a tick for a checkbox without options', () => {
  const tick = field({ type: 'checkbox', is_required: true });
  expect(checkAnswer(tick, true)).toEqual({ answer: true });
  expect(checkAnswer(tick, ['on'])).toMatchObject({ fault: { kind: 'wrong_shape' } });
});

test('requires a tick in a required checkbox', () => {
  const tick = field({ type: 'checkbox', is_required: true });
  expect(checkAnswer(tick, false)).toEqual({ fault: { kind: 'required' } });
});

test.each<[FieldType, Answer | undefined]>([
  ['text', undefined],
  ['text', '  \u00a0'],
  ['text', '\u200E\u00AD\u2063'],
  ['textarea', '\u3164 \u2800'],
  ['select', ''],
  ['checkbox', []],
  ['multiple_emails', ['', ' ']],
])('requires an answer to a required field of type %s: %j', (type, answer) => {
  expect(checkAnswer(field({ type, options, is_required: true }), answer)).toEqual({ fault: { kind: 'required' } });
});
