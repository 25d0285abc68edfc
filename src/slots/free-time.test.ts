import { expect, test } from 'vitest';
import type { Hours } from '../contract/index.ts';
import { asInstant, formatInstant, type Interval, parseInstant, type ZoneName } from '../time/index.ts';
import { type FreeTimeQuestion, findFreeTimeInSteps } from './free-time.ts';
import { everyDay } from './world.testing.ts';

const nineToTwelve = [{ start: '09:00', end: '12:00' }];
const tuesday = range('2026-03-03T00:00Z', '2026-03-04T00:00Z');

test.each<[string, Interval[], string[]]>([
  ['no events', [], ['09:00-12:00']],
  ['an event in the middle', [range('2026-03-03T10:00Z', '2026-03-03T10:30Z')], ['09:00-10:00', '10:30-12:00']],
  ['an event over the beginning', [range('2026-03-03T08:00Z', '2026-03-03T09:30Z')], ['09:30-12:00']],
  ['an event over the end', [range('2026-03-03T11:30Z', '2026-03-03T13:00Z')], ['09:00-11:30']],
  ['an event that touches it', [range('2026-03-03T08:00Z', '2026-03-03T09:00Z')], ['09:00-12:00']],
  ['an event over all of it', [range('2026-03-03T08:00Z', '2026-03-03T13:00Z')], []],
  [
    'two events that overlap',
    [range('2026-03-03T10:00Z', '2026-03-03T11:00Z'), range('2026-03-03T09:30Z', '2026-03-03T10:30Z')],
    ['09:00-09:30', '11:00-12:00'],
  ],
])('subtracts events from a morning: %s', (_, busy, expected) => {
  expect(clocksOf(open({ tuesday: nineToTwelve }, 'UTC', busy))).toEqual(expected);
});

test('joins periods that touch, across midnight too', () => {
  const hours = { monday: [{ start: '22:00', end: '24:00' }], tuesday: [{ start: '00:00', end: '02:00' }] };
  const night = findFreeTime({
    zone: 'UTC' as ZoneName, // a name of the tz database
    hours,
    overrides: [],
    busy: [],
    range: range('2026-03-02T00:00Z', '2026-03-04T00:00Z'),
  });
  expect(clocksOf(night)).toEqual(['22:00-02:00']);
});

test('joins free time across the weeks it reads', () => {
  const busy = [range('2026-03-17T12:00Z', '2026-03-18T00:00Z')];
  const month = range('2026-03-03T12:00Z', '2026-03-31T12:00Z');
  expect(open(everyDay('00:00-24:00'), 'UTC', busy, month)).toEqual([
    range('2026-03-03T12:00Z', '2026-03-17T12:00Z'),
    range('2026-03-18T00:00Z', '2026-03-31T12:00Z'),
  ]);
});

test('cuts free time at the ends of the range', () => {
  const narrow = range('2026-03-03T10:00Z', '2026-03-03T11:00Z');
  expect(clocksOf(open({ tuesday: nineToTwelve }, 'UTC', [], narrow))).toEqual(['10:00-11:00']);
});

test('opens a repeated hour twice and a skipped one never', () => {
  const hours = { sunday: [{ start: '02:00', end: '03:00' }] };
  const autumn = range('2026-10-24T12:00Z', '2026-10-25T12:00Z');
  const spring = range('2026-03-28T12:00Z', '2026-03-29T12:00Z');
  expect(clocksOf(open(hours, 'Europe/Berlin', [], autumn))).toEqual(['00:00-02:00']);
  expect(open(hours, 'Europe/Berlin', [], spring)).toEqual([]);
});

test('uses the hours of an override instead of the weekday’s hours', () => {
  const override = { from: '2026-03-03', to: '2026-03-03', hours: [{ start: '14:00', end: '15:00' }] };
  const question = { zone: 'UTC' as ZoneName, hours: { tuesday: nineToTwelve }, busy: [], range: tuesday };
  expect(clocksOf(findFreeTime({ ...question, overrides: [override] }))).toEqual(['14:00-15:00']);
});

function open(hours: Hours, zone: string, busy: readonly Interval[], within = tuesday): Interval[] {
  return findFreeTime({ zone: zone as ZoneName, hours, overrides: [], busy, range: within }); // names of the tz database
}

/** Reads intervals off a clock in UTC. */
function clocksOf(intervals: readonly Interval[]): string[] {
  return intervals.map((interval) =>
    [interval.start, interval.end].map((instant) => formatInstant(instant, 0).slice(11, 16)).join('-'),
  );
}

function range(start: string, end: string): Interval {
  const [from, to] = [start, end].map((text) => asInstant(parseInstant(text) ?? Number.NaN));
  return { start: from ?? asInstant(0), end: to ?? asInstant(0) };
}

/** Finds all free time at once: the steps add up to it without overlap. */
function findFreeTime(question: FreeTimeQuestion): Interval[] {
  return [...findFreeTimeInSteps(question)].flat();
}
