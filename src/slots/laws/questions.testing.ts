import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { inject } from 'vitest';
import type { DateOverride, Hours, Period } from '../../contract/index.ts';
import { addMinutes, asInstant, type Instant, type Interval, weekdays, type ZoneName } from '../../time/index.ts';
import type { SlotQuestion } from '../find-slots.ts';
import type { Bookings, SlotRules } from '../rules.ts';
import { at, hoursOf, zone } from '../world.testing.ts';

/** Returns how many questions a law tries: a tenth of its full range, unless the full range is requested. */
export function sampleOf(fullRange: number): { numRuns: number } {
  return { numRuns: inject('isFullRange') ? fullRange : Math.ceil(fullRange / 10) };
}

/** Nights with a transition, and two without. Temporal and the engine must agree on every one. */
export const nights: readonly (readonly [string, string])[] = [
  ['Europe/Berlin', '2026-03-29T01:00Z'],
  ['Europe/Berlin', '2026-10-25T01:00Z'],
  ['America/New_York', '2026-03-08T07:00Z'],
  ['America/New_York', '2026-11-01T06:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30Z'],
  ['Africa/Casablanca', '2026-02-15T02:00Z'],
  ['Africa/Casablanca', '2026-03-22T02:00Z'],
  ['Africa/Cairo', '2026-04-23T22:00Z'], // midnight skipped
  ['Africa/Cairo', '2026-10-29T21:00Z'], // an hour before midnight repeated
  ['America/Havana', '2026-11-01T05:00Z'], // midnight repeated
  ['America/Sao_Paulo', '2018-11-04T03:00Z'],
  ['America/St_Johns', '2010-11-07T02:31Z'], // put back at 00:01
  ['America/Caracas', '2016-05-01T07:00Z'],
  ['Antarctica/Casey', '2010-03-04T15:00Z'], // put back by three hours, over midnight
  ['Antarctica/Troll', '2026-03-29T01:00Z'],
  ['Antarctica/Troll', '2026-10-25T01:00Z'],
  ['Asia/Pyongyang', '2018-05-04T15:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00Z'], // a date skipped
  ['Pacific/Kwajalein', '1993-08-21T12:00Z'],
  ['Pacific/Chatham', '2026-04-04T14:00Z'],
  ['Pacific/Chatham', '2026-09-26T14:00Z'],
  ['Asia/Kathmandu', '2026-06-10T12:00Z'],
  ['UTC', '2026-12-31T23:00Z'],
];

const zonesOfTheWorld = Intl.supportedValuesOf('timeZone').map(zone);

/** A night of the table, or the next night with a transition in any zone, or any night at all. */
const anyNight: fc.Arbitrary<{ zone: ZoneName; instant: Instant }> = mostly(
  fc.constantFrom(...nights).map(([name, instant]) => ({ zone: zone(name), instant: at(instant) })),
  fc
    .tuple(fc.constantFrom(...zonesOfTheWorld), fc.integer({ min: Date.UTC(1975, 0), max: Date.UTC(2036, 0) }))
    .map(([name, millis]) => ({ zone: name, instant: nextTransition(name, Math.floor(millis / 60_000) * 60_000) })),
);

const anyDuration = mostly(fc.constantFrom(15, 20, 30, 45, 60), fc.constantFrom(1, 7, 90, 200, 1440));
const anyInterval = mostly(fc.constantFrom(null, 15, 30, 60), fc.integer({ min: 1, max: 200 }));
const anyBuffer = mostly(fc.constantFrom(0, 0, 5, 30), fc.integer({ min: 0, max: 1440 }));
const anyNotice = mostly(fc.constant(0), fc.integer({ min: 0, max: 4000 }));
const anyLimit = fc.constantFrom(undefined, undefined, 0, 1, 2, 3, 4);
const anyWindow = mostly(fc.constant(null), fc.integer({ min: 0, max: 4 }));

/** A range of up to two days around a night, with any rules and bookings. */
export const anyQuestion: fc.Arbitrary<SlotQuestion> = anyNight.chain(({ zone: zoneName, instant }) =>
  fc.record({
    rules: anyRules(zoneName, instant),
    bookings: anyBookings(instant),
    range: fc
      .tuple(fc.integer({ min: -1500, max: 100 }), fc.integer({ min: 0, max: 2400 }))
      .map(([from, length]) => ({ start: addMinutes(instant, from), end: addMinutes(instant, from + length) })),
    now: mostly(fc.constant(-2000 * 60_000), fc.integer({ min: -2e8, max: 1e8 })).map((millis) =>
      asInstant(instant + millis),
    ),
  }),
);

function anyRules(zoneName: ZoneName, instant: Instant): fc.Arbitrary<SlotRules> {
  return fc.record({
    zone: fc.constant(zoneName),
    limitsZone: mostly(fc.constant(zoneName), fc.constantFrom(...zonesOfTheWorld)),
    hours: anyHours,
    overrides: anyOverrides(zoneName, instant),
    durationMinutes: anyDuration,
    intervalMinutes: anyInterval,
    bufferBeforeMinutes: anyBuffer,
    bufferAfterMinutes: anyBuffer,
    noticeMinutes: anyNotice,
    limits: mostly(fc.constant({}), fc.record({ day: anyLimit, week: anyLimit, month: anyLimit, year: anyLimit })),
    startOfWeek: fc.integer({ min: 0, max: 6 }),
    windowDays: anyWindow,
  });
}

const anyTime = mostly(
  fc.integer({ min: 0, max: 48 }).map((half) => half * 30),
  fc.integer({ min: 0, max: 1440 }),
);

/** Up to four periods a day, often touching, often open in the small hours. */
export const anyDay: fc.Arbitrary<Period[]> = mostly(
  fc.tuple(fc.uniqueArray(anyTime, { minLength: 2, maxLength: 5 }), fc.nat()).map(([times, gaps]) =>
    periodsBetween(
      times.sort((a, b) => a - b),
      gaps,
    ),
  ),
  fc.constantFrom(hoursOf('00:00-24:00'), hoursOf('00:00-24:00'), hoursOf()),
);

const anyHours: fc.Arbitrary<Hours> = fc
  .tuple(...weekdays.map(() => anyDay))
  .map((days) => Object.fromEntries(weekdays.map((weekday, index) => [weekday, days[index] ?? []])));

/** Up to five overrides of dates around a night: single dates and ranges, closed or open, in either order. */
function anyOverrides(zoneName: ZoneName, around: Instant): fc.Arbitrary<DateOverride[]> {
  const night = Temporal.Instant.fromEpochMilliseconds(around).toZonedDateTimeISO(zoneName).toPlainDate();
  const offsets = fc.uniqueArray(fc.integer({ min: -4, max: 4 }), { maxLength: 5 });
  const kinds = fc.array(fc.record({ isRange: fc.boolean(), hours: anyDay }), { minLength: 5, maxLength: 5 });
  const some = fc.tuple(offsets, kinds, fc.boolean()).map(([days, of, isReversed]) => {
    const ascending = days.sort((a, b) => a - b);
    const overrides = ascending.map((day, index): DateOverride => {
      const next = ascending[index + 1] ?? day + 2;
      const last = of[index]?.isRange ? next - 1 : day;
      const hours = of[index]?.hours ?? [];
      return { from: night.add({ days: day }).toString(), to: night.add({ days: last }).toString(), hours };
    });
    return isReversed ? overrides.reverse() : overrides;
  });
  return fc.oneof(fc.constant<DateOverride[]>([]), some);
}

function anyBookings(around: Instant): fc.Arbitrary<Bookings> {
  const near = fc.integer({ min: -3000, max: 3000 });
  const busy: fc.Arbitrary<Interval> = fc
    .tuple(near, fc.integer({ min: 0, max: 240 }))
    .map(([from, length]) => ({ start: addMinutes(around, from), end: addMinutes(around, from + length) }));
  const starts = fc.oneof(near, fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: -6e5, max: 6e5 }));
  return fc.record({
    busy: fc.array(busy, { maxLength: 6 }),
    starts: fc.array(
      starts.map((minutes) => addMinutes(around, minutes)),
      { maxLength: 6 },
    ),
  });
}

function periodsBetween(times: readonly number[], gaps: number): Period[] {
  return times.slice(1).flatMap((end, index) => {
    const isGap = (gaps >> index) % 4 === 0;
    return isGap ? [] : [{ start: clock(times[index] ?? 0), end: clock(end) }];
  });
}

function clock(minuteOfDay: number): string {
  const parts = [Math.floor(minuteOfDay / 60), minuteOfDay % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function mostly<Kind>(usual: fc.Arbitrary<Kind>, unusual: fc.Arbitrary<Kind>): fc.Arbitrary<Kind> {
  return fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: unusual });
}

function nextTransition(zoneName: ZoneName, millis: number): Instant {
  const from = Temporal.Instant.fromEpochMilliseconds(millis).toZonedDateTimeISO(zoneName);
  const next = from.getTimeZoneTransition('next');
  return asInstant(next && next.year < 2037 ? next.epochMilliseconds : millis);
}
