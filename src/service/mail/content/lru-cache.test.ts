import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('creates a value once while it is among the most recent', () => {
  const inputs: number[] = [];
  const create = (input: number) => {
    inputs.push(input);
    return { input };
  };
  const recent = createLruCache({ max: 2, keyOf: String, create });
  const values = [1, 2, 1, 3, 1, 2].map((input) => recent(input).input);
  expect(values).toEqual([1, 2, 1, 3, 1, 2]);
  expect(inputs).toEqual([1, 2, 3, 2]);
});
