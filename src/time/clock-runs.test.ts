import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockRuns, offsetMinutesAt } from './clock-runs.ts';
import { anyInstant, anyZone, at, nearTransition, zone, zonedAt } from './clocks.testing.ts';
import { addMinutes, type Instant } from './instant.ts';
import { formatInstant } from './wall-time.ts';
import type { ZoneName } from './zone-name.ts';

/** The runs as Temporal has them: from one transition to the next. */
function temporalRuns({ start, end }: { start: Instant; end: Instant }, zoneName: ZoneName) {
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

test('cuts at the transitions Temporal knows', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, fc.integer({ min: 1, max: 500 }), (zoneName, start, days) => {
      const interval = { start, end: addMinutes(start, days * 1440) };
      expect(clockRuns(interval, zoneName)).toEqual(temporalRuns(interval, zoneName));
    }),
    { numRuns: 40 },
  );
});

test('keeps the offset Temporal keeps around transitions', () => {
  fc.assert(
    fc.property(nearTransition, ({ zone: zoneName, instant }) => {
      expect(offsetMinutesAt(instant, zoneName)).toBe(zonedAt(instant, zoneName).offsetNanoseconds / 60e9);
    }),
  );
});

test('cuts the same wherever the interval begins', () => {
  fc.assert(
    fc.property(nearTransition, fc.integer({ min: 1, max: 3000 }), ({ zone: zoneName, instant }, minutes) => {
      const [near] = clockRuns({ start: instant, end: addMinutes(instant, 4000) }, zoneName);
      const [nearer] = clockRuns({ start: instant, end: addMinutes(instant, minutes) }, zoneName);
      expect(nearer?.end).toBe(Math.min(near?.end ?? 0, addMinutes(instant, minutes)));
    }),
  );
});

test.each([
  ['Europe/Berlin', '2026-03-29T01:00:00Z', 60, 120],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', 660, 630],
  ['Pacific/Apia', '2011-12-30T10:00:00Z', -600, 840],
  ['Asia/Pyongyang', '2018-05-04T15:00:00Z', 510, 540],
])('%s jumps at %s', (zoneName, jump, before, after) => {
  const [start, end] = [addMinutes(at(jump), -60), addMinutes(at(jump), 60)];
  expect(clockRuns({ start, end }, zone(zoneName))).toEqual([
    { start, end: at(jump), offsetMinutes: before },
    { start: at(jump), end, offsetMinutes: after },
  ]);
});

test('has no run for an empty interval', () => {
  const instant = at('2026-03-29T01:00:00Z');
  expect(clockRuns({ start: instant, end: instant }, zone('Europe/Berlin'))).toEqual([]);
  expect(clockRuns({ start: addMinutes(instant, 1), end: instant }, zone('Europe/Berlin'))).toEqual([]);
});

test('gives a jump to the run that begins with it', () => {
  const jump = at('2026-03-29T01:00:00Z');
  const [run, ...others] = clockRuns({ start: jump, end: addMinutes(jump, 1) }, zone('Europe/Berlin'));
  expect([others.length, formatInstant(jump, run?.offsetMinutes ?? 0)]).toEqual([0, '2026-03-29T03:00:00+02:00']);
});
