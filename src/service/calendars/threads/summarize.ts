import { type Interval, mergeIntervals, type PackedIntervals, packIntervals } from '../../../time/index.ts';
import type { OwnBusyTime } from '../../records/index.ts';
import { idOfOwnBooking } from '../own-bookings.ts';
import {
  type CalendarFile,
  type CalendarReading,
  type ReadingFault,
  readCalendar,
  readCalendarObject,
} from '../reading/index.ts';

/** The content of a file, small enough for a thread to hand over quickly. */
export type FileSummary =
  | {
      readonly kind: 'read';
      /** The busy times of others, merged and in order. */
      readonly foreign: PackedIntervals;
      /** Entries that have a UID of our own bookings. */
      readonly own: readonly OwnBusyTime[];
      /** The ids of our bookings that it holds, whether they block or not. */
      readonly bookings: readonly string[];
      /** Whether someone other than the host organizes one of our bookings in it: an invitation by mail. */
      readonly hasInvitation: boolean;
      readonly entries: number;
      readonly unreadable: number;
      /** The lines in which the first of them begin, from 1. */
      readonly unreadableLines: readonly number[];
      readonly doubtful: number;
    }
  | { readonly kind: 'failed'; readonly fault: ReadingFault };

/** Enough to find the program that writes them. */
const shownLines = 3;

/** Reads a file, and separates our own bookings from everything else. */
export function summarizeFile(file: CalendarFile): FileSummary {
  return summarize(readCalendar(file));
}

/** Reads one object of a calendar, whatever part of it can be read. */
export function summarizeObject(file: CalendarFile): FileSummary {
  return summarize(readCalendarObject(file));
}

function summarize(reading: CalendarReading): FileSummary {
  if (reading.kind === 'failed') return reading;
  const [own, others]: [OwnBusyTime[], Interval[]] = [[], []];
  for (const { start, end, uid, sequence, isTravel } of reading.busy) {
    if (uid === undefined || idOfOwnBooking(uid) === undefined) others.push({ start, end });
    else own.push({ start, end, uid, sequence, ...(isTravel && { isTravel }) });
  }
  const foreign = packIntervals(mergeIntervals(others));
  const { entries, unreadableLines, doubtfulTimes } = reading;
  const [bookings, hasInvitation] = [idsOf(reading.uids), idsOf(reading.invitedUids).length > 0];
  const counts = { entries, unreadable: unreadableLines.length, doubtful: doubtfulTimes };
  const firstLines = unreadableLines.slice(0, shownLines);
  return { kind: 'read', foreign, own, bookings, hasInvitation, ...counts, unreadableLines: firstLines };
}

function idsOf(uids: readonly string[]): string[] {
  return [...new Set(uids.flatMap((uid) => idOfOwnBooking(uid) ?? []))];
}
