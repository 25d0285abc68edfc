import { expect, test } from 'vitest';
import { type Answer, fieldTypes } from '../contract/index.ts';
import { checkAnswer } from './check-answer.ts';
import type { AnswerShape } from './fault.ts';
import { field } from './field.testing.ts';
import { answerShape, fieldTypeRows } from './field-types.ts';

const good: Readonly<Record<AnswerShape, Answer>> = { text: 'Ada', tick: true, list: ['Ada'] };

test.each(fieldTypes)('accepts answers of one shape for the field type %s', (type) => {
  for (const options of [[], ['Ada']]) {
    const tested = field({ type, options });
    for (const [shape, answer] of Object.entries(good)) {
      const isOfShape = shape === answerShape(tested);
      if (!isOfShape) expect(checkAnswer(tested, answer)).toMatchObject({ fault: { kind: 'wrong_shape' } });
    }
  }
});

test.each(fieldTypes)('limits the length of answers for the field type %s', (type) => {
  const { maxCharacters } = fieldTypeRows[type];
  const text = 'x'.repeat(maxCharacters + 1);
  const tested = field({ type, options: ['A'] });
  expect(checkAnswer(tested, answerShape(tested) === 'text' ? text : [text])).toHaveProperty('fault');
});

test.each(fieldTypes.filter((type) => fieldTypeRows[type].options !== 'none'))(
  'accepts only its options for the field type %s',
  (type) => {
    const tested = field({ type, options: ['A', 'B'] });
    const isList = answerShape(tested) === 'list';
    expect(checkAnswer(tested, isList ? ['B'] : 'B')).toEqual({ answer: isList ? ['B'] : 'B' });
    expect(checkAnswer(tested, isList ? ['C'] : 'C')).toEqual({ fault: { kind: 'not_an_option', found: 'C' } });
  },
);

test('expects one tick from a checkbox without options', () => {
  expect(answerShape(field({ type: 'checkbox' }))).toBe('tick');
  expect(answerShape(field({ type: 'checkbox', options: ['A'] }))).toBe('list');
});
