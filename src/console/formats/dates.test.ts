import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../words/index.ts';
import { weekdayHeading } from './index.ts';

afterEach(() => setLocale(['en-GB']));

test.each([
  ['en-GB', 'Mon'],
  ['ar', 'ن'],
  ['he', 'ב׳'],
])('writes weekdays of %s so that they fit over a month', async (tag, heading) => {
  await setLocale([tag]);
  expect(weekdayHeading('monday')).toBe(heading);
});
