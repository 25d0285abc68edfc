import { expect, test } from 'vitest';
import { weekStartOf } from './week-start.ts';

test.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['ar-EG', 6],
])('starts weeks in %s on day %i', (tag, day) => {
  expect(weekStartOf(tag)).toBe(day);
});
