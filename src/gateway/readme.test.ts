import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { youngestSeconds } from './form-tokens.ts';
import { thresholdOfAccount, thresholdOfOne } from './puzzle-difficulty.ts';
import { slotsFreshSeconds } from './source.ts';

const readme = readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ');

test.each([
  `a cache that is ${slotsFreshSeconds} seconds fresh`,
  `a form token that is ${youngestSeconds} seconds old at least`,
  `${thresholdOfAccount.bookings} in a minute with one account`,
  `${thresholdOfOne.bookings} in ten minutes from one network address`,
])('says "%s", as it is', (said) => {
  expect(readme).toContain(said);
});

test('counts by the minutes it says', () => {
  expect([thresholdOfAccount.perSeconds, thresholdOfOne.perSeconds]).toEqual([60, 600]);
});
