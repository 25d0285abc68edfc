import { describe, expect, test } from 'vitest';
import type { DateOverride } from '../contract/index.ts';
import { asInstant, type Instant, type Interval } from '../time/index.ts';
import { rangeOfDates } from './dates/index.ts';
import { explainDay } from './explain-day.ts';
import type { SlotRules } from './rules.ts';
import { at, date, everyDay, interval, rulesOf, zone } from './world.testing.ts';

const day = '2026-06-10';
const morning = everyDay('09:00-12:00');
const closedDay: DateOverride = { from: day, to: day, hours: [] };

type Situation = {
  readonly now?: Instant;
  readonly busy?: readonly Interval[];
  readonly starts?: readonly Instant[];
  readonly start?: Instant;
};

function explain(rules: SlotRules, { now = asInstant(0), busy = [], starts = [], start }: Situation = {}) {
  const range = rangeOfDates({ from: date(day), to: date(day) }, rules.zone);
  return explainDay({ rules, bookings: { busy, starts }, now, range, start });
}

/** The reasons against each start, as `09:00 taken limit`. */
function reasons(rules: SlotRules, situation: Situation = {}): string[] {
  return explain(rules, situation).starts.map(({ start, refusals }) =>
    [new Date(start).toISOString().slice(11, 16), ...refusals.map(({ reason }) => reason)].join(' '),
  );
}

describe('reasons against a start', () => {
  test('names every rule that refuses a start', () => {
    const rules = rulesOf({ hours: everyDay('09:00-10:30'), limits: { day: 1 }, windowDays: 0, noticeMinutes: 60 });
    const busy = [interval('2026-06-10T09:30Z', '2026-06-10T10:00Z')];
    expect(reasons(rules, { now: at('2026-06-09T12:00Z'), busy, starts: [at('2026-06-10T00:00Z')] })).toEqual([
      '09:00 window taken limit',
      '10:00 outside_hours window limit',
    ]);
  });

  test('explains starts in the past by the notice', () => {
    const rules = rulesOf({ hours: morning });
    expect(reasons(rules, { now: at('2026-06-10T10:30Z') })).toEqual(['09:00 notice', '10:00 notice', '11:00']);
  });

  test('explains a start off the grid', () => {
    const rules = rulesOf({ hours: morning });
    expect(reasons(rules, { start: at('2026-06-10T09:20Z') })).toEqual(['09:20 off_grid']);
    expect(reasons(rules, { start: at('2026-06-10T11:20Z') })).toEqual(['11:20 outside_hours off_grid']);
  });

  test('does not report off_grid on a closed day', () => {
    expect(reasons(rulesOf({ hours: morning }), { start: at('2026-06-10T20:20Z') })).toEqual(['20:20 outside_hours']);
  });
});

describe('causes', () => {
  test('lists every busy time that overlaps a meeting and its buffers', () => {
    const rules = rulesOf({ hours: morning, bufferBeforeMinutes: 15, bufferAfterMinutes: 30 });
    const [before, after] = [
      interval('2026-06-10T08:00Z', '2026-06-10T08:46Z'),
      interval('2026-06-10T10:29Z', '2026-06-10T10:45Z'),
    ];
    const [first] = explain(rules, { busy: [before, after] }).starts;
    expect(first?.refusals).toEqual([{ reason: 'taken', busy: [before, after] }]);
  });

  test('returns the caller’s data with each busy time', () => {
    const busy = { ...interval('2026-06-10T09:00Z', '2026-06-10T10:00Z'), source: 'dentist' };
    const [first] = explain(rulesOf({ hours: morning }), { busy: [busy] }).starts;
    expect(first?.refusals).toEqual([{ reason: 'taken', busy: [busy] }]);
  });

  test('says when the notice ends', () => {
    const rules = rulesOf({ hours: morning, noticeMinutes: 90 });
    const [first] = explain(rules, { now: at('2026-06-10T08:00Z') }).starts;
    expect(first?.refusals).toEqual([{ reason: 'notice', earliest: at('2026-06-10T09:30Z') }]);
  });

  test('names the last date of the window in the zone of the schedule', () => {
    const rules = rulesOf({ zone: zone('Europe/Berlin'), hours: morning, windowDays: 1 });
    const [first] = explain(rules, { now: at('2026-06-07T23:00Z') }).starts;
    expect(first?.refusals).toEqual([{ reason: 'window', lastDate: date('2026-06-09') }]);
  });

  test('names each limit reached, with its period and count', () => {
    const rules = rulesOf({ hours: morning, limits: { day: 2, week: 1, month: 1 } });
    const [first] = explain(rules, { starts: [at('2026-06-08T10:00Z'), at('2026-06-09T10:00Z')] }).starts;
    const [week, month] = [
      { from: '2026-06-08', to: '2026-06-14' },
      { from: '2026-06-01', to: '2026-06-30' },
    ];
    expect(first?.refusals).toEqual([
      {
        reason: 'limit',
        limits: [
          { period: 'week', most: 1, dates: week, count: 2 },
          { period: 'month', most: 1, dates: month, count: 2 },
        ],
      },
    ]);
  });
});

describe('posted hours', () => {
  test('lists the open hours of the day', () => {
    expect(explain(rulesOf({ hours: everyDay('09:00-12:00', '13:00-24:00') })).hours).toEqual([
      { ...interval('2026-06-10T09:00Z', '2026-06-10T12:00Z'), isOpen: true, isOverridden: false },
      { ...interval('2026-06-10T13:00Z', '2026-06-11T00:00Z'), isOpen: true, isOverridden: false },
    ]);
  });

  test('distinguishes an overridden date from a closed weekday', () => {
    const whole = { ...interval('2026-06-10T00:00Z', '2026-06-11T00:00Z'), isOpen: false };
    const overridden = rulesOf({ hours: morning, overrides: [closedDay] });
    expect(explain(overridden).hours).toEqual([{ ...whole, isOverridden: true }]);
    expect(explain(rulesOf({ hours: {} })).hours).toEqual([{ ...whole, isOverridden: false }]);
  });

  test('keeps posted hours within the range in another zone', () => {
    const rules = rulesOf({ hours: everyDay('00:00-24:00'), overrides: [closedDay] });
    const range = rangeOfDates({ from: date(day), to: date(day) }, zone('America/New_York'));
    const { hours } = explainDay({ rules, bookings: { busy: [], starts: [] }, now: asInstant(0), range });
    expect(hours).toEqual([
      { ...interval('2026-06-10T04:00Z', '2026-06-11T00:00Z'), isOpen: false, isOverridden: true },
      { ...interval('2026-06-11T00:00Z', '2026-06-11T04:00Z'), isOpen: true, isOverridden: false },
    ]);
  });
});
