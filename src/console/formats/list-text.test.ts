import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../words/index.ts';
import { listText } from './index.ts';

afterEach(() => setLocale(['en-GB']));

test.each([
  ['en-GB', '10:00, 14:00'],
  ['de', '10:00 und 14:00'],
])('joins a list as %s does', async (tag, text) => {
  await setLocale([tag]);
  expect(listText(['10:00', '14:00'])).toBe(text);
});
