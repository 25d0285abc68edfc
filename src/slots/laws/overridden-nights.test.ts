import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { DateOverride } from '../../contract/index.ts';
import { addMinutes, asInstant, formatInstantIn, type Instant } from '../../time/index.ts';
import { findSlots } from '../find-slots.ts';
import { at, everyDay, hoursOf, rulesOf, slotsFrom, zone } from '../world.testing.ts';
import { slotsByBruteForce } from './brute-force.testing.ts';
import { nights, sampleOf } from './questions.testing.ts';

/** Zones at the ends of the world, where a date begins before or after it does anywhere else. */
const farMidnights: readonly (readonly [string, string])[] = [
  ['Pacific/Kiritimati', '2026-06-10T10:00Z'],
  ['Pacific/Pago_Pago', '2026-06-10T11:00Z'],
  ['Etc/GMT+12', '2026-12-31T12:00Z'],
];

/** Hours of a date as a host may override them: closed, whole, over midnight, in the small hours, in many pieces. */
const shapes = [
  [],
  ['00:00-24:00'],
  ['22:30-24:00'],
  ['00:00-03:30'],
  ['00:30-01:15', '01:15-02:45'],
  ['02:00-02:30', '23:00-23:59'],
  ['00:00-00:30', '01:00-01:30', '02:00-02:30', '03:00-03:30', '22:00-24:00'],
];

const shownHours = 26;

describe.each([...nights, ...farMidnights])('a night in %s, %s', (name, night) => {
  const rules = rulesOf({
    zone: zone(name),
    hours: everyDay('00:00-04:00', '21:00-24:00'),
    durationMinutes: 45,
    intervalMinutes: 15,
  });
  const date = Temporal.Instant.from(`${night.slice(0, -1)}:00Z`)
    .toZonedDateTimeISO(name)
    .toPlainDate();
  const range = { start: addMinutes(at(night), -shownHours * 60), end: addMinutes(at(night), shownHours * 60) };

  // The overridden date, counted from the date of the night, and its hours: a sample, or all combinations.
  const overridden = [-1, 0, 1].flatMap((days) => shapes.map((shape) => ({ days, shape })));
  const { numRuns } = sampleOf(overridden.length);
  const sample = overridden.filter((_, index) => index % Math.floor(overridden.length / numRuns) === 0);

  test.each(sample)('offers what brute force offers when the date $days days after is $shape', ({ days, shape }) => {
    const day = date.add({ days }).toString();
    const overrides: DateOverride[] = [{ from: day, to: day, hours: hoursOf(...shape) }];
    const question = { rules: { ...rules, overrides }, bookings: { busy: [], starts: [] }, now: asInstant(0), range };
    const write = (start: Instant) => formatInstantIn(start, rules.zone);
    expect(findSlots(question).map(write)).toEqual(slotsByBruteForce(question).map(write));
  });
});

describe('the date that Samoa skipped', () => {
  const rules = rulesOf({ zone: zone('Pacific/Apia'), hours: {} });
  const from = (overrides: DateOverride[], more: object = {}) =>
    slotsFrom('2011-12-29', '2011-12-31', { ...rules, ...more, overrides });

  test('offers no slots on the skipped date, though it alone is open', () => {
    expect(from([{ from: '2011-12-30', to: '2011-12-30', hours: hoursOf('00:00-24:00') }])).toEqual([]);
  });

  test('keeps the slots beside the skipped date when a range of dates is open', () => {
    expect(from([{ from: '2011-12-29', to: '2011-12-31', hours: hoursOf('10:00-11:00') }])).toEqual([
      '2011-12-29T10:00-10:00',
      '2011-12-31T10:00+14:00',
    ]);
  });

  test('lets a meeting last from the evening before the skipped date to the morning after', () => {
    const evening = { from: '2011-12-29', to: '2011-12-29', hours: hoursOf('23:00-24:00') };
    const morning = { from: '2011-12-31', to: '2011-12-31', hours: hoursOf('00:00-01:00') };
    expect(from([evening, morning], { durationMinutes: 120 })).toEqual(['2011-12-29T23:00-10:00']);
  });
});

test('opens a date with a spring gap for the time its clocks show', () => {
  const rules = rulesOf({ zone: zone('Europe/Berlin'), hours: {}, durationMinutes: 30 });
  const overrides = [{ from: '2026-03-29', to: '2026-03-29', hours: hoursOf('01:00-03:30') }];
  expect(slotsFrom('2026-03-29', '2026-03-29', { ...rules, overrides })).toEqual([
    '2026-03-29T01:00+01:00',
    '2026-03-29T01:30+01:00',
    '2026-03-29T03:00+02:00',
  ]);
});

test('opens a repeated hour twice on an overridden date', () => {
  const rules = rulesOf({ zone: zone('Europe/Berlin'), hours: {}, durationMinutes: 30 });
  const overrides = [{ from: '2026-10-25', to: '2026-10-25', hours: hoursOf('02:00-03:00') }];
  expect(slotsFrom('2026-10-25', '2026-10-25', { ...rules, overrides })).toEqual([
    '2026-10-25T02:00+02:00',
    '2026-10-25T02:30+02:00',
    '2026-10-25T02:00+01:00',
    '2026-10-25T02:30+01:00',
  ]);
});
