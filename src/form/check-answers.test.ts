import { expect, test } from 'vitest';
import type { Answers } from '../contract/index.ts';
import { activeFields, checkAnswers } from './check-answers.ts';
import { field } from './field.testing.ts';

const name = field({ id: 1, identifier: 'name', is_required: true, position: 0 });
const notes = field({ id: 2, identifier: 'notes', type: 'textarea', position: 1 });
const retired = field({ id: 3, identifier: 'retired', is_active: false, is_required: true, position: 2 });

test('returns valid answers without faults', () => {
  const { answers, faults } = checkAnswers([name, notes, retired], { name: ' Ada ', notes: '' });
  expect({ ...answers }).toEqual({ name: 'Ada' });
  expect(Object.keys(faults)).toEqual([]);
});

test('finds every wrong answer at once', () => {
  const { faults } = checkAnswers([name, notes], { notes: 'x'.repeat(3000) });
  expect({ ...faults }).toEqual({ name: { kind: 'required' }, notes: { kind: 'too_long', maxCharacters: 2000 } });
});

test.each(['retired', 'stranger', 'constructor', 'toString'])(
  'refuses an answer to a question the form does not ask: %s',
  (identifier) => {
    const { faults } = checkAnswers([name, retired], { name: 'Ada', [identifier]: 'x' });
    expect({ ...faults }).toEqual({ [identifier]: { kind: 'unknown_field' } });
  },
);

test('does not read answers from the prototype', () => {
  const inherited: Answers = Object.create({ name: 'Eve' });
  expect({ ...checkAnswers([name], inherited).faults }).toEqual({ name: { kind: 'required' } });
});

test('orders active fields by position, then by age', () => {
  const later = field({ id: 9, identifier: 'later', position: 1 });
  expect(activeFields([later, retired, notes, name]).map((active) => active.identifier)).toEqual([
    'name',
    'notes',
    'later',
  ]);
});
