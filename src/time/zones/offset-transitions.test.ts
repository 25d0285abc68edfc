import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyInstant, anyZone, at, nearTransition, zone, zonedAt } from '../clocks.testing.ts';
import { addMinutes, type Instant } from '../instant.ts';
import { formatInstant } from '../wall-time.ts';
import { createOffsetLookup, offsetAt, splitAtTransitions } from './offset-transitions.ts';
import type { ZoneName } from './zone-name.ts';

/** Splits an interval at the transitions that Temporal knows. */
function splitByTemporal({ start, end }: { start: Instant; end: Instant }, zoneName: ZoneName) {
  const bounds = [start];
  for (
    let next = zonedAt(start, zoneName).getTimeZoneTransition('next');
    next && next.epochMilliseconds < end;
    next = next.getTimeZoneTransition('next')
  ) {
    bounds.push(at(next.epochMilliseconds));
  }
  return bounds.map((bound, index) => ({
    start: bound,
    end: bounds[index + 1] ?? end,
    offsetMinutes: zonedAt(bound, zoneName).offsetNanoseconds / 60e9,
  }));
}

test('splits an interval at the transitions Temporal knows', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, fc.integer({ min: 1, max: 500 }), (zoneName, start, days) => {
      const interval = { start, end: addMinutes(start, days * 1440) };
      expect(splitAtTransitions(interval, zoneName)).toEqual(splitByTemporal(interval, zoneName));
    }),
    { numRuns: 40 },
  );
});

test('returns the offset that Temporal has around transitions', () => {
  fc.assert(
    fc.property(nearTransition, ({ zone: zoneName, instant }) => {
      expect(offsetAt(instant, zoneName)).toBe(zonedAt(instant, zoneName).offsetNanoseconds / 60e9);
    }),
  );
});

test('finds the same transition wherever the interval begins', () => {
  fc.assert(
    fc.property(nearTransition, fc.integer({ min: 1, max: 3000 }), ({ zone: zoneName, instant }, minutes) => {
      const [near] = splitAtTransitions({ start: instant, end: addMinutes(instant, 4000) }, zoneName);
      const [nearer] = splitAtTransitions({ start: instant, end: addMinutes(instant, minutes) }, zoneName);
      expect(nearer?.end).toBe(Math.min(near?.end ?? 0, addMinutes(instant, minutes)));
    }),
  );
});

test.each([
  ['Europe/Berlin', '2026-03-29T01:00:00Z', 60, 120],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', 660, 630],
  ['Pacific/Apia', '2011-12-30T10:00:00Z', -600, 840],
  ['Asia/Pyongyang', '2018-05-04T15:00:00Z', 510, 540],
])('finds the transition of %s at %s', (zoneName, transition, before, after) => {
  const [start, end] = [addMinutes(at(transition), -60), addMinutes(at(transition), 60)];
  expect(splitAtTransitions({ start, end }, zone(zoneName))).toEqual([
    { start, end: at(transition), offsetMinutes: before },
    { start: at(transition), end, offsetMinutes: after },
  ]);
});

test('splits an empty interval into no pieces', () => {
  const instant = at('2026-03-29T01:00:00Z');
  expect(splitAtTransitions({ start: instant, end: instant }, zone('Europe/Berlin'))).toEqual([]);
  expect(splitAtTransitions({ start: addMinutes(instant, 1), end: instant }, zone('Europe/Berlin'))).toEqual([]);
});

test('starts a new piece at a transition', () => {
  const transition = at('2026-03-29T01:00:00Z');
  const [piece, ...others] = splitAtTransitions(
    { start: transition, end: addMinutes(transition, 1) },
    zone('Europe/Berlin'),
  );
  expect([others.length, formatInstant(transition, piece?.offsetMinutes ?? 0)]).toEqual([
    0,
    '2026-03-29T03:00:00+02:00',
  ]);
});

test('looks up offsets inside and outside the interval', () => {
  const minutes = fc.integer({ min: -5000, max: 5000 });
  fc.assert(
    fc.property(nearTransition, minutes, ({ zone: zoneName, instant }, distance) => {
      const interval = { start: addMinutes(instant, -1440), end: addMinutes(instant, 1440) };
      const other = addMinutes(instant, distance);
      expect(createOffsetLookup(interval, zoneName)(other)).toBe(offsetAt(other, zoneName));
    }),
  );
});
