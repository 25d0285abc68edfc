import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bodyBytes } from './http/index.ts';
import { minAgeSeconds, thresholdOfAccount, thresholdOfAddress } from './limits/index.ts';
import { openDays } from './operations/index.ts';
import { cacheBytes, shareOfOwner } from './state/index.ts';
import { slotsFreshSeconds } from './upstream/index.ts';

const manual = readFileSync('.github/OPERATING.md', 'utf8').replaceAll(/\s+/g, ' ');

test.each([
  `The gateway caches times for ${slotsFreshSeconds} seconds`,
  `a form token that is at least ${minAgeSeconds} seconds old`,
  `opens until ${openDays} days after the event has ended`,
  `${thresholdOfAccount.bookings} in a minute with one account`,
  `up to ${(cacheBytes + bodyBytes) / 1024 ** 2} MB of responses`,
  `${thresholdOfAddress.bookings} in ten minutes from one network address`,
])('OPERATING.md matches the code: %s', (fact) => {
  expect(manual).toContain(fact);
});

test('lets an account keep an eighth of the cache, as OPERATING.md says', () => {
  expect(shareOfOwner).toBe(1 / 8);
});

test('counts attempts by the minutes that OPERATING.md says', () => {
  expect([thresholdOfAccount.windowSeconds, thresholdOfAddress.windowSeconds]).toEqual([60, 600]);
});
