import {
  dateOfWall,
  formatInstant,
  type Instant,
  type LocalDate,
  type Minutes,
  minuteMillis,
  wallTimeAt,
} from '../time/index.ts';

/** An instant as `formatInstant` writes it, and the date in it. */
export type WrittenInstant = { readonly date: LocalDate; readonly text: string };

/** What all instants of one day and one offset have in common: only the clock between `before` and `after` differs. */
type Day = {
  readonly number: number;
  readonly offsetMinutes: Minutes;
  readonly date: LocalDate;
  readonly before: string;
  readonly after: string;
};

const dayMinutes: Minutes = 24 * 60;

/**
 * Creates a writer that writes instants as `formatInstant` does, several times as fast where many are of one day: a year
 * of slots has half a million. What is not a whole minute of a clock, as before there were zones, is left to
 * `formatInstant` itself.
 */
export function createInstantWriter(offsetAt: (instant: Instant) => Minutes): (instant: Instant) => WrittenInstant {
  let day: Day | undefined;
  return function writeInstant(instant) {
    const offsetMinutes = offsetAt(instant);
    const wall = wallTimeAt(instant, offsetMinutes);
    const minute = wall / minuteMillis;
    if (!Number.isInteger(minute) || !Number.isInteger(offsetMinutes)) {
      return { date: dateOfWall(wall), text: formatInstant(instant, offsetMinutes) };
    }
    const number = Math.floor(minute / dayMinutes);
    if (day?.number !== number || day.offsetMinutes !== offsetMinutes) {
      day = { number, offsetMinutes, date: dateOfWall(wall), ...aroundClock(formatInstant(instant, offsetMinutes)) };
    }
    return { date: day.date, text: `${day.before}${clockOf(minute - number * dayMinutes)}${day.after}` };
  };
}

function aroundClock(text: string): Pick<Day, 'before' | 'after'> {
  const clockAt = text.indexOf('T') + 1;
  return { before: text.slice(0, clockAt), after: text.slice(clockAt + 'HH:MM'.length) };
}

const clocks: string[] = [];

function clockOf(minute: Minutes): string {
  clocks[minute] ??= `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return clocks[minute];
}
