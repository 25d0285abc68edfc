import type { Slot, Slots } from '../../contract/index.ts';
import {
  addMinutes,
  asInstant,
  createOffsetLookup,
  dateOfWall,
  dayMinutes,
  formatInstant,
  type Instant,
  type LocalDate,
  type Minutes,
  minuteMillis,
  wallTimeAt,
  type ZoneName,
} from '../../time/index.ts';
import type { DateRange } from './date-range.ts';

/** How to group and write slots. */
export type GroupOptions = {
  readonly durationMinutes: Minutes;
  /** The zone for dates and offsets. */
  readonly zone: ZoneName;
  /** Leaves out starts on any other date. @default every date */
  readonly dates?: DateRange;
};

/**
 * Returns slots as the API writes them: grouped by the date of their start, ascending, each end with the zone's offset
 * at that instant. A date without slots is left out. `starts` must ascend.
 */
export function groupByDate(
  starts: readonly Instant[],
  { durationMinutes, zone, dates }: GroupOptions,
): Slots['slots'] {
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return {};
  const offsetAt = createOffsetLookup({ start: first, end: asInstant(addMinutes(last, durationMinutes) + 1) }, zone);
  // One for each end: a writer is fast only while its instants lie in one day.
  const [writeStart, writeEnd] = [createInstantWriter(offsetAt), createInstantWriter(offsetAt)];
  const slotsByDate = new Map<string, Slot[]>();
  for (const start of starts) {
    const { date, text } = writeStart(start);
    if (dates && (date < dates.from || date > dates.to)) continue;
    const slot = { start: text, end: writeEnd(addMinutes(start, durationMinutes)).text };
    const sameDate = slotsByDate.get(date);
    if (sameDate) sameDate.push(slot);
    else slotsByDate.set(date, [slot]);
  }
  return Object.fromEntries(slotsByDate);
}

/** An instant as `formatInstant` writes it, and the date in it. */
type WrittenInstant = { readonly date: LocalDate; readonly text: string };

/** What all instants of one day and one offset share: only the time between `before` and `after` differs. */
type Day = {
  readonly number: number;
  readonly offsetMinutes: Minutes;
  readonly date: LocalDate;
  readonly before: string;
  readonly after: string;
};

/**
 * Creates a function that writes instants like `formatInstant`, but several times as fast for many instants of one day:
 * a year of slots can have half a million. Passes an instant that is not a whole minute on the clock, as before
 * standard time, to `formatInstant`.
 */
function createInstantWriter(offsetAt: (instant: Instant) => Minutes): (instant: Instant) => WrittenInstant {
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
