import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { anyZone, at, date, nearTransition, zone, zonedAt } from './clocks.testing.ts';
import { addMinutes, asInstant, type Instant } from './instant.ts';
import { addDays, type LocalDate } from './local-date.ts';
import {
  addMonthsInUtc,
  dateOfWall,
  endOfDate,
  formatInstant,
  formatInstantIn,
  formatOffset,
  instantsOf,
  localDateAt,
  startOfDate,
  type WallTime,
  wallTime,
} from './wall-time.ts';
import type { ZoneName } from './zones/index.ts';

function wall(day: string, clock: string): WallTime {
  return wallTime(date(day), Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
}

function formatAll(instants: readonly Instant[], zoneName: ZoneName): string[] {
  return instants.map((instant) => formatInstantIn(instant, zoneName));
}

/**
 * Returns the instants that Temporal finds for a wall time: both ways out of a gap or an overlap, if they show that
 * wall time.
 */
function possibleInstants(local: Temporal.PlainDateTime, zoneName: ZoneName): number[] {
  const both = (['earlier', 'later'] as const).map((disambiguation) =>
    local.toZonedDateTime(zoneName, { disambiguation }),
  );
  const real = both.filter((zoned) => zoned.toPlainDateTime().equals(local));
  return [...new Set(real.map((zoned) => zoned.epochMilliseconds))];
}

describe('instantsOf', () => {
  test.each([
    ['an ordinary morning', 'Europe/Berlin', '2026-03-30', '09:00', ['2026-03-30T09:00:00+02:00']],
    ['a skipped hour', 'Europe/Berlin', '2026-03-29', '02:30', []],
    ['the end of a skipped hour', 'Europe/Berlin', '2026-03-29', '03:00', ['2026-03-29T03:00:00+02:00']],
    [
      'a repeated hour',
      'America/New_York',
      '2026-11-01',
      '01:30',
      ['2026-11-01T01:30:00-04:00', '2026-11-01T01:30:00-05:00'],
    ],
    [
      'a repeated half hour',
      'Australia/Lord_Howe',
      '2026-04-05',
      '01:45',
      ['2026-04-05T01:45:00+11:00', '2026-04-05T01:45:00+10:30'],
    ],
    ['a skipped half hour', 'Australia/Lord_Howe', '2026-10-04', '02:15', []],
    ['a skipped date', 'Pacific/Apia', '2011-12-30', '12:00', []],
    [
      'a repeated midnight',
      'America/Havana',
      '2026-11-01',
      '00:00',
      ['2026-11-01T00:00:00-04:00', '2026-11-01T00:00:00-05:00'],
    ],
  ])('finds every instant of a wall time: %s', (_case, zoneName, day, clock, expected) => {
    expect(formatAll(instantsOf(wall(day, clock), zone(zoneName)), zone(zoneName))).toEqual(expected);
  });

  test.each(['Asia/Tokyo', 'Europe/Paris', 'America/New_York', 'Africa/Maputo'])(
    'finds whole milliseconds under the local mean time of %s',
    (name) => {
      const noon = Temporal.PlainDateTime.from('1880-01-01T12:00');
      expect(instantsOf(wall('1880-01-01', '12:00'), zone(name))).toEqual(possibleInstants(noon, zone(name)));
    },
  );

  test('finds what Temporal finds around transitions', () => {
    fc.assert(
      fc.property(nearTransition, fc.integer({ min: -90, max: 90 }), ({ zone: zoneName, instant }, shift) => {
        const local = zonedAt(instant, zoneName).toPlainDateTime().add({ minutes: shift }).round('minute');
        const day = date(local.toPlainDate().toString());
        const instants = instantsOf(wallTime(day, local.hour * 60 + local.minute), zoneName);
        expect(instants).toEqual(possibleInstants(local, zoneName));
      }),
    );
  });
});

describe('startOfDate and endOfDate', () => {
  test.each([
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T01:00:00-02:00', '2018-11-05T00:00:00-02:00'],
    ['Asia/Beirut', '2026-03-29', '2026-03-29T01:00:00+03:00', '2026-03-30T00:00:00+03:00'],
    ['Africa/Cairo', '2026-04-24', '2026-04-24T01:00:00+03:00', '2026-04-25T00:00:00+03:00'],
    ['America/Sao_Paulo', '2018-02-17', '2018-02-17T00:00:00-02:00', '2018-02-18T00:00:00-03:00'],
    ['America/Sao_Paulo', '2018-02-18', '2018-02-18T00:00:00-03:00', '2018-02-19T00:00:00-03:00'],
    ['America/Havana', '2026-10-31', '2026-10-31T00:00:00-04:00', '2026-11-01T00:00:00-04:00'],
    ['America/Havana', '2026-11-01', '2026-11-01T00:00:00-04:00', '2026-11-02T00:00:00-05:00'],
    ['Pacific/Apia', '2011-12-30', '2011-12-31T00:00:00+14:00', '2011-12-31T00:00:00+14:00'],
    ['Pacific/Apia', '2011-12-29', '2011-12-29T00:00:00-10:00', '2011-12-31T00:00:00+14:00'],
    // 00:00 and its minute, then 23:01 of the day before for the second time, then 00:00 again
    ['America/St_Johns', '2010-11-06', '2010-11-06T00:00:00-02:30', '2010-11-07T00:00:00-03:30'],
    ['America/St_Johns', '2010-11-07', '2010-11-07T00:00:00-02:30', '2010-11-08T00:00:00-03:30'],
    ['Etc/GMT+12', '9999-12-31', '9999-12-31T00:00:00-12:00', '10000-01-01T00:00:00-12:00'],
    ['UTC', '0001-01-01', '0001-01-01T00:00:00+00:00', '0001-01-02T00:00:00+00:00'],
  ])('finds where a date begins and ends in %s: %s', (zoneName, day, start, end) => {
    const bounds = [startOfDate(date(day), zone(zoneName)), endOfDate(date(day), zone(zoneName))];
    expect(formatAll(bounds, zone(zoneName))).toEqual([start, end]);
  });

  test('starts a date where Temporal starts it', () => {
    fc.assert(
      fc.property(nearTransition, ({ zone: zoneName, instant }) => {
        const day = zonedAt(instant, zoneName).toPlainDate();
        const start = startOfDate(date(day.toString()), zoneName);
        expect(start).toBe(day.toZonedDateTime(zoneName).epochMilliseconds);
      }),
    );
  });

  test('keeps every instant within the bounds of its date', () => {
    fc.assert(
      fc.property(nearTransition, ({ zone: zoneName, instant }) => {
        const day: LocalDate = localDateAt(instant, zoneName);
        const [start, end] = [startOfDate(day, zoneName), endOfDate(day, zoneName)];
        expect([start <= instant, instant < end]).toEqual([true, true]);
        expect([start, addMinutes(end, -1)].map((bound) => localDateAt(bound, zoneName))).toEqual([day, day]);
      }),
    );
  });
});

describe('dates of instants', () => {
  test('returns the date Temporal shows, from the year 1 on', () => {
    const firstMillis = Temporal.Instant.from('0001-01-02T00:00Z').epochMilliseconds;
    const lastMillis = Temporal.Instant.from('9999-12-30T00:00Z').epochMilliseconds;
    fc.assert(
      fc.property(anyZone, fc.integer({ min: firstMillis, max: lastMillis }), (zoneName, millis) => {
        expect(localDateAt(at(millis), zoneName)).toBe(zonedAt(at(millis), zoneName).toPlainDate().toString());
      }),
    );
  });

  test('changes the date at midnight before 1970 too', () => {
    const midnight = wallTime(date('1969-12-31'), 0);
    expect(dateOfWall(midnight)).toBe('1969-12-31');
    expect(dateOfWall((midnight - 1) as WallTime)).toBe('1969-12-30'); // a millisecond earlier on the same clock
    expect(addDays(dateOfWall(midnight), 1)).toBe('1970-01-01');
  });
});

describe('writing', () => {
  test.each([
    ['2026-03-29T07:00:00Z', 120, '2026-03-29T09:00:00+02:00'],
    ['2026-03-29T07:00:00Z', 0, '2026-03-29T07:00:00+00:00'],
    ['2026-03-29T07:00:00.050Z', -210, '2026-03-29T03:30:00.050-03:30'],
    ['1969-12-31T23:59:59.999Z', 0, '1969-12-31T23:59:59.999+00:00'],
    ['0987-06-05T00:00:00Z', -60, '0987-06-04T23:00:00-01:00'],
    ['0001-01-01T00:00:00Z', 0, '0001-01-01T00:00:00+00:00'],
    ['1970-01-01T00:00:00Z', -44.5, '1969-12-31T23:16:00-00:44'],
  ])('writes %s with an offset of %d minutes', (instant, offsetMinutes, expected) => {
    expect(formatInstant(at(instant), offsetMinutes)).toBe(expected);
    expect(at(expected)).toBe(at(instant));
  });

  test.each([
    [0, '+00:00'],
    [-0.2, '+00:00'],
    [330, '+05:30'],
    [-210, '-03:30'],
    [840, '+14:00'],
    [-720, '-12:00'],
  ])('writes an offset of %d minutes as %s', (offsetMinutes, expected) => {
    expect(formatOffset(offsetMinutes)).toBe(expected);
  });
});

test('adds months at the same time of day in UTC, and stops at the last day of a shorter one', () => {
  const millis = fc.integer({ min: Date.UTC(1000, 0), max: Date.UTC(3000, 0) });
  fc.assert(
    fc.property(millis, fc.integer({ min: -120, max: 120 }), (from, months) => {
      const to = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO('UTC').add({ months });
      expect(addMonthsInUtc(asInstant(from), months)).toBe(to.epochMilliseconds);
    }),
  );
});

test('finds by subtracting months no instant that is fewer months ago', () => {
  const millis = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) });
  fc.assert(
    fc.property(millis, fc.integer({ min: 1, max: 120 }), (now, months) => {
      expect(addMonthsInUtc(addMonthsInUtc(asInstant(now), -months), months)).toBeLessThanOrEqual(now);
    }),
  );
});
