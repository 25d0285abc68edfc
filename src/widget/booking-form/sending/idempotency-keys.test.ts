import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

test('keeps the key of a booking until its outcome is known', () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyOf('a booking');
  expect(keys.keyOf('a booking')).toBe(first);
  keys.settle('a booking');
  expect(keys.keyOf('a booking')).not.toBe(first);
});

test('gives every other booking its own key that is hard to guess', () => {
  const keys = createIdempotencyKeys();
  expect(keys.keyOf('one')).not.toBe(keys.keyOf('other'));
  expect(keys.keyOf('one')).toMatch(/^[0-9a-f]{32}$/);
});

test('gives a booking a new key after another one was sent', () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyOf('one');
  keys.keyOf('other');
  expect(keys.keyOf('one')).not.toBe(first);
});
