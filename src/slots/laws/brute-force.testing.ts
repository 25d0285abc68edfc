import { Temporal } from 'temporal-polyfill';
import type { Refusal } from '../../contract/index.ts';
import { asInstant, type Instant } from '../../time/index.ts';
import type { StartQuestion } from '../check-start.ts';
import type { SlotQuestion } from '../find-slots.ts';
import type { SlotRules } from '../rules.ts';

/**
 * A second engine, slow and plain: it asks Temporal what the clock shows in every single minute, and applies the rules
 * to that. It shares no step with the engine, not even the arithmetic of dates.
 */
export function slotsByBruteForce({ rules, bookings, now, range }: SlotQuestion): Instant[] {
  const starts: Instant[] = [];
  for (let millis = Math.ceil(range.start / minute) * minute; millis < range.end; millis += minute) {
    const start = asInstant(millis);
    if (isOnGrid(start, rules) && refusalByBruteForce({ rules, bookings, now, start }) === undefined)
      starts.push(start);
  }
  return starts;
}

/** Returns the first rule that refuses a start. */
export function refusalByBruteForce({ rules, bookings, now, start }: StartQuestion): Refusal | undefined {
  const end = start + rules.durationMinutes * minute;
  for (let millis = Math.floor(start / minute) * minute; millis < end; millis += minute) {
    if (!periodOpenAt(millis, rules)) return 'outside_hours';
  }
  if (!isOnGrid(start, rules)) return 'off_grid';
  if (start - now < rules.noticeMinutes * minute) return 'notice';
  if (isBeyondWindow(start, rules, now)) return 'window';
  const [from, until] = [start - rules.bufferBeforeMinutes * minute, end + rules.bufferAfterMinutes * minute];
  if (bookings.busy.some((busy) => busy.start < busy.end && busy.start < until && from < busy.end)) return 'taken';
  return isFull(start, rules, bookings.starts) ? 'limit' : undefined;
}

const minute = 60_000;
const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

type WallReading = {
  readonly date: Temporal.PlainDate;
  /** The date as Temporal writes it, `2026-03-29`. */
  readonly day: string;
  readonly weekday: (typeof weekdayNames)[number];
  readonly clock: string;
};

const readings = new Map<string, WallReading>();

/** Reads the clock. Its minutes begin when UTC's do, because no offset has had seconds since 1972. */
function readWall(millis: number, zone: string): WallReading {
  const key = `${zone} ${Math.floor(millis / minute)}`;
  const entry = readings.get(key);
  if (entry) return entry;
  const zoned = Temporal.Instant.fromEpochMilliseconds(millis).toZonedDateTimeISO(zone);
  const reading = {
    date: zoned.toPlainDate(),
    day: zoned.toPlainDate().toString(),
    weekday: weekdayNames[zoned.dayOfWeek - 1] ?? 'monday',
    clock: zoned.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
  if (readings.size > 50_000) readings.clear();
  readings.set(key, reading);
  return reading;
}

function periodOpenAt(millis: number, { zone, hours, overrides }: SlotRules) {
  const { day, weekday, clock } = readWall(millis, zone);
  const override = overrides.find(({ from, to }) => from <= day && day <= to);
  return (override ? override.hours : hours[weekday])?.find(({ start, end }) => start <= clock && clock < end);
}

function isOnGrid(start: Instant, rules: SlotRules): boolean {
  const period = periodOpenAt(start, rules);
  if (!period || start % minute !== 0) return false;
  const elapsed = minutesBetween(period.start, readWall(start, rules.zone).clock);
  return elapsed % (rules.intervalMinutes ?? rules.durationMinutes) === 0;
}

const elapsedMinutes = new Map<string, number>();

/** Asks Temporal once for each pair of times. */
function minutesBetween(start: string, clock: string): number {
  const key = `${start} ${clock}`;
  const entry = elapsedMinutes.get(key);
  if (entry !== undefined) return entry;
  const elapsed = Temporal.PlainTime.from(start).until(clock).total('minutes');
  if (elapsedMinutes.size > 50_000) elapsedMinutes.clear();
  elapsedMinutes.set(key, elapsed);
  return elapsed;
}

function isBeyondWindow(start: Instant, { limitsZone: zone, windowDays }: SlotRules, now: Instant): boolean {
  if (windowDays === null) return false;
  const today = readWall(now, zone).date;
  return today.until(readWall(start, zone).date, { largestUnit: 'days' }).days > windowDays;
}

function isFull(
  start: Instant,
  { limitsZone: zone, limits, startOfWeek }: SlotRules,
  starts: readonly Instant[],
): boolean {
  const { date } = readWall(start, zone);
  const dates = starts.map((other) => readWall(other, zone).date);
  const counts = {
    day: dates.filter((other) => other.equals(date)).length,
    week: dates.filter((other) => firstOfWeek(other, startOfWeek).equals(firstOfWeek(date, startOfWeek))).length,
    month: dates.filter((other) => other.toPlainYearMonth().equals(date.toPlainYearMonth())).length,
    year: dates.filter((other) => other.year === date.year).length,
  };
  return (['day', 'week', 'month', 'year'] as const).some((name) => counts[name] >= (limits[name] ?? Infinity));
}

/** Walks back to the nearest day with this number, Sunday being 0. */
function firstOfWeek(date: Temporal.PlainDate, startOfWeek: number): Temporal.PlainDate {
  return date.dayOfWeek % 7 === startOfWeek ? date : firstOfWeek(date.subtract({ days: 1 }), startOfWeek);
}
