import type { Hours, Period } from '../contract/index.ts';
import {
  asInstant,
  formatInstantIn,
  type Instant,
  type Interval,
  isZoneName,
  type LocalDate,
  parseInstant,
  parseLocalDate,
  weekdays,
  type ZoneName,
} from '../time/index.ts';
import { rangeOfDates } from './dates/index.ts';
import { findSlots } from './find-slots.ts';
import type { SlotRules } from './rules.ts';

/** Rules for meetings of an hour, which refuse nothing except what the test adds. */
export function rulesOf(difference: Partial<SlotRules> = {}): SlotRules {
  const { zone: zoneName = zone('UTC'), ...others } = difference;
  return {
    zone: zoneName,
    limitsZone: zoneName,
    hours: everyDay('09:00-17:00'),
    overrides: [],
    durationMinutes: 60,
    intervalMinutes: null,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    noticeMinutes: 0,
    limits: {},
    startOfWeek: 1,
    windowDays: null,
    ...others,
  };
}

/** Open hours on every weekday, as `everyDay('09:00-12:00', '13:00-24:00')`. */
export function everyDay(...periods: readonly string[]): Hours {
  return Object.fromEntries(weekdays.map((weekday) => [weekday, hoursOf(...periods)]));
}

/** The periods of one weekday. */
export function hoursOf(...periods: readonly string[]): Period[] {
  return periods.map((period) => {
    const [start = '', end = ''] = period.split('-');
    return { start, end };
  });
}

type Situation = {
  readonly now?: Instant;
  readonly busy?: readonly Interval[];
  readonly starts?: readonly Instant[];
};

/** Lists the slots of a date in the schedule's zone as `09:00+02:00`. */
export function slotsOn(day: string, rules: SlotRules, situation: Situation = {}): string[] {
  return slotsFrom(day, day, rules, situation).map((slot) => slot.slice('2026-03-29T'.length));
}

/** Lists the slots from one date to another in the schedule's zone as `2026-03-29T09:00+02:00`. */
export function slotsFrom(first: string, last: string, rules: SlotRules, situation: Situation = {}): string[] {
  const { now = asInstant(0), busy = [], starts = [] } = situation;
  const range = rangeOfDates({ from: date(first), to: date(last) }, rules.zone);
  const slots = findSlots({ rules, bookings: { busy, starts }, now, range });
  return slots.map((start) => formatInstantIn(start, rules.zone).replace(':00+', '+').replace(':00-', '-'));
}

/** An interval, as `interval('2026-06-10T09:00Z', '2026-06-10T10:00Z')`. */
export function interval(start: string, end: string): Interval {
  return { start: at(start), end: at(end) };
}

export function at(text: string): Instant {
  const instant = parseInstant(text);
  if (instant === undefined) throw new Error(`no such instant: ${text}`);
  return instant;
}

export function date(text: string): LocalDate {
  const parsed = parseLocalDate(text);
  if (!parsed) throw new Error(`no such date: ${text}`);
  return parsed;
}

export function zone(name: string): ZoneName {
  if (!isZoneName(name)) throw new Error(`no such zone: ${name}`);
  return name;
}
