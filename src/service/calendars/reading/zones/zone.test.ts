import { expect, test } from 'vitest';
import { asInstant, type ZoneName } from '../../../../time/index.ts';
import { createWorkLimit } from '../recurrence/index.ts';
import { openZone } from './zone.ts';

const berlin = 'Europe/Berlin' as ZoneName; // a name of the tz database
const tokyo = 'Asia/Tokyo' as ZoneName; // the same
const range = { start: asInstant(Date.UTC(2026, 0)), end: asInstant(Date.UTC(2027, 0)) };

test('counts the work for a zone that many objects name once', () => {
  const limit = createWorkLimit(1500);
  const zone = openZone({ name: berlin, range, limit });
  expect(openZone({ name: berlin, range, limit })).toBe(zone);
  expect(() => openZone({ name: tokyo, range, limit })).toThrow('more than 1500 steps');
});

test('counts times far from the range as more work', () => {
  const zone = openZone({ name: berlin, range, limit: createWorkLimit(1010) });
  for (const count of Array(100).keys()) zone.toWall(asInstant(range.start + count));
  const far = asInstant(Date.UTC(2080, 0));
  expect([zone.toWall(far), zone.toWall(far)]).toEqual([far + 3_600_000, far + 3_600_000]);
  expect(() => zone.toWall(far)).toThrow('more than 1010 steps');
});
