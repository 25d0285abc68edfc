import {
  addDays,
  addMinutes,
  type Instant,
  type Interval,
  localDateAt,
  type Minutes,
  startOfDate,
  startOfMonth,
  utc,
} from '../../time/index.ts';
import type { CachedResponse } from '../cache/index.ts';
import { type Month, monthAfter, type SlotWindow } from '../upstream/index.ts';
import { type DatesInZone, searchedDays } from './slots-response.ts';

/** One month, as it is known now. */
export type KnownMonth = { readonly month: Month; readonly window: CachedResponse<SlotWindow> };

/** A search for the slots of one event type, month by month. */
export type Search = {
  /** Which event type and length. */
  readonly key: string;
  readonly owner: string;
  readonly now: Instant;
  /** The length of the meeting. */
  readonly durationMinutes: Minutes;
  /** Nothing can be booked after it. */
  readonly lastMonth: Month;
  /** Whether the booking window is what ends there. */
  readonly isWindow: boolean;
  readonly see: (month: Month) => Promise<KnownMonth>;
  /** The slots of a window that are still open. */
  readonly open: (window: SlotWindow, takenTimes: readonly Interval[]) => readonly Interval[];
};

/**
 * Finds the first open start after dates without any. Returns null when there is none and undefined when it is unknown.
 * The window of the last month may name it. If that window is empty, the server has said what comes after it.
 * Otherwise, or if that has been booked since, the search continues in the window of the next month, which is cached
 * for everyone like any other.
 */
export async function findNext(search: Search, { end, timezone }: DatesInZone): Promise<Instant | null | undefined> {
  const after = startOfDate(addDays(end, 1), timezone);
  const thisMonth = startOfMonth(localDateAt(search.now, utc));
  const searchEnd = startOfMonth(addDays(end, searchedDays));
  const last = searchEnd < search.lastMonth ? searchEnd : search.lastMonth;
  let month: Month | undefined = end < thisMonth ? thisMonth : startOfMonth(end);
  for (; month && month <= last; month = monthAfter(month)) {
    const { window } = await search.see(month);
    if (!window.result.ok) return undefined;
    const next = search.open(window.result.data, window.takenTimes).find(({ start }) => start >= after);
    if (next) return next.start;
    if (window.result.data.slots.length === 0 && isStillOpen(search, window)) {
      return offeredOf(search, window.result.data.nextAvailable);
    }
  }
  return null;
}

/** Returns whether the start that the server named may still be booked. It may have been booked since. */
function isStillOpen({ open, durationMinutes }: Search, { result, takenTimes }: KnownMonth['window']): boolean {
  if (!result.ok || typeof result.data.nextAvailable !== 'number') return true;
  const start = result.data.nextAvailable;
  return open({ ...result.data, slots: [{ start, end: addMinutes(start, durationMinutes) }] }, takenTimes).length > 0;
}

/**
 * Finds out when bookings end. The server says so with the slots of any month; undefined if it does not. Months after
 * the booking window are not requested. For these, the answer comes from the last month of the window, which is usually
 * cached, because the visitor has just seen it.
 */
export async function findEnd(
  search: Search,
  months: readonly KnownMonth[],
  { start }: DatesInZone,
): Promise<Instant | undefined> {
  const isAfterWindow = search.isWindow && startOfMonth(start) > search.lastMonth;
  for (const { window } of isAfterWindow ? [await search.see(search.lastMonth)] : months) {
    if (window.result.ok && window.result.data.bookableUntil !== undefined) return window.result.data.bookableUntil;
  }
  return undefined;
}

/** A start in a month that was not requested is not offered. */
function offeredOf({ lastMonth }: Search, next: Instant | null | undefined): Instant | null | undefined {
  return typeof next === 'number' && startOfMonth(localDateAt(next, utc)) > lastMonth ? null : next;
}
