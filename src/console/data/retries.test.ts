import { expect, test } from 'vitest';
import { refusalError } from '../testing/index.ts';
import { RequestError } from './request-error.ts';
import { retryMillis } from './retries.ts';

const unreachable = new RequestError({ kind: 'unreachable' });
const waiting = (retryAfterSeconds: number) => new RequestError({ kind: 'unreadable', status: 503, retryAfterSeconds });

test.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [4, 40],
  [5, 60],
  [50, 60],
])('tries again after failure %i in a row in %i seconds', (count, seconds) => {
  expect(retryMillis({ error: unreachable, count })).toBe(seconds * 1000);
});

test('waits as long as the server asks, but never less than by itself', () => {
  expect(retryMillis({ error: waiting(90), count: 1 })).toBe(90_000);
  expect(retryMillis({ error: waiting(2), count: 1 })).toBe(5000);
});

test('does not try again by itself what the server refuses for good', () => {
  expect(retryMillis({ error: refusalError('resource_not_found'), count: 1 })).toBeUndefined();
  expect(retryMillis({ error: new Error('a defect'), count: 1 })).toBeUndefined();
});

test('tries again what was refused because of too many requests', () => {
  expect(retryMillis({ error: refusalError('too_many_requests'), count: 1 })).toBe(5000);
});
