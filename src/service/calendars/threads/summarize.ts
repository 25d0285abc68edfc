import { asInstant, type Interval, mergeIntervals } from '../../../time/index.ts';
import { idOfOwnBooking } from '../own-bookings.ts';
import { type BusyTime, type CalendarFile, type ReadingFault, readCalendar } from '../reading/index.ts';

/** What a file says, in as little as a thread can hand over quickly. */
export type FileSummary =
  | {
      readonly kind: 'read';
      /** The starts and ends of the busy times of others, merged and in order, in milliseconds. */
      readonly foreign: Float64Array<ArrayBuffer>;
      /** Entries that have a UID of our own bookings. */
      readonly own: readonly BusyTime[];
      readonly unreadable: number;
      readonly doubtful: number;
    }
  | { readonly kind: 'failed'; readonly fault: ReadingFault };

/** Reads a file, and tells our own bookings from the rest. */
export function summarizeFile(file: CalendarFile): FileSummary {
  const reading = readCalendar(file);
  if (reading.kind === 'failed') return reading;
  const [own, others]: [BusyTime[], Interval[]] = [[], []];
  for (const time of reading.busy) {
    if (idOfOwnBooking(time.uid) === undefined) others.push({ start: time.start, end: time.end });
    else own.push(time);
  }
  const foreign = Float64Array.from(mergeIntervals(others).flatMap(({ start, end }) => [start, end]));
  const { unreadableLines, doubtfulTimes } = reading;
  return { kind: 'read', foreign, own, unreadable: unreadableLines.length, doubtful: doubtfulTimes };
}

/** Returns the intervals of a summary. */
export function intervalsOf(foreign: Float64Array): Interval[] {
  const intervals: Interval[] = [];
  for (let at = 0; at < foreign.length; at += 2) {
    intervals.push({ start: asInstant(foreign[at] ?? 0), end: asInstant(foreign[at + 1] ?? 0) });
  }
  return intervals;
}
