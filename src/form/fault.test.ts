import { expect, test } from 'vitest';
import { faultSentence } from './fault.ts';

test('describes a fault by what was found and expected', () => {
  expect(faultSentence({ kind: 'invalid_email', found: 'ada' })).toBe(
    'must be an email address like name@example.org, found "ada"',
  );
});

test.each([
  ['text', 'must be a string'],
  ['tick', 'must be true or false'],
  ['list', 'must be an array of strings'],
] as const)('names the JSON type expected of a %s answer', (expected, sentence) => {
  expect(faultSentence({ kind: 'wrong_shape', expected })).toBe(sentence);
});
