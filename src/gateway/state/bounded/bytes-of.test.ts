import { expect, it } from 'vitest';
import { bytesOf } from './bytes-of.ts';

it.each([
  ['text', 'x'.repeat(1000), 2024],
  ['a list of texts', Array(10).fill('x'.repeat(100)), 40 + 10 * (8 + 224)],
  ['a slot', { start: 1_800_000_000_000, end: 1_800_001_800_000 }, 40 + 2 * 24],
  ['nothing', null, 0],
])('counts what %s takes in memory', (_, value, bytes) => {
  expect(bytesOf(value)).toBe(bytes);
});

it('counts a form by the texts in it', () => {
  const field = { label: 'Which?', options: Array.from({ length: 100 }, () => 'x'.repeat(255)) };
  expect(bytesOf(Array(75).fill(field))).toBeGreaterThan(75 * 100 * 255);
});
