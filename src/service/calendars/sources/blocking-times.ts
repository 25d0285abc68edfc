import {
  addMinutes,
  firstEndingAfter,
  type Instant,
  type Interval,
  mergeIntervals,
  type PackedIntervals,
  packIntervals,
  unpackIntervals,
} from '../../../time/index.ts';
import type { CalendarSource, ChangedPart, ConnectedCalendar, Records } from '../../records/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { idsOfOwnBookings, type ReadTimes, withoutOwnBookings } from '../own-bookings.ts';
import { emptiedMinutes } from '../schedule/index.ts';
import { checkTotals } from './combine-objects.ts';

/** If a calendar with more times than this is suddenly empty, that counts only if it is still empty after a while. */
const believableLoss = 20;

type ReadOptions = {
  readonly source: CalendarSource;
  readonly calendar: ConnectedCalendar;
  readonly now: Instant;
  /** Until when the calendar was read. */
  readonly end: Instant;
};

/** Returns which times of a calendar block the host. */
export async function findBlockingTimes(
  records: Pick<Records, 'findOwnTimes' | 'findKnownBusyTimes'>,
  { source, calendar, now, end }: ReadOptions,
  times: ReadTimes,
): Promise<PackedIntervals> {
  if (calendar.blocks === 'nothing') return packIntervals([]);
  const ownTimes = await records.findOwnTimes(source, idsOfOwnBookings(times));
  const busy = withoutOwnBookings(times, ownTimes);
  // A calendar that has blocked nothing may still have stored times from long ago.
  if (busy.length > 0 || calendar.coveredUntil === null) return busy;
  const busyTimes = await records.findKnownBusyTimes(source, { start: now, end });
  const isOfCalendar = busyTimes.filter(({ calendarId }) => calendarId === calendar.id);
  checkLoss(source, isOfCalendar.length, now);
  return busy;
}

/** Returns which times in a part of a calendar block the host. */
export function blockingTimesIn(
  { source, calendar, now }: Pick<ReadOptions, 'source' | 'calendar' | 'now'>,
  { extent, objects, ownTimes, before, isAll, totals }: ChangedPart,
): PackedIntervals {
  checkTotals(totals);
  if (calendar.blocks === 'nothing') return packIntervals([]);
  const foreign = objects
    .flatMap(({ content }) => unpackIntervals(content.foreign))
    .filter((each) => isWithin(extent, each));
  const own = objects.flatMap(({ content }) => content.own);
  const busy = withoutOwnBookings({ foreign: packIntervals(mergeIntervals(foreign)), own }, ownTimes);
  if (busy.length === 0 && isAll) checkLoss(source, before.filter(({ end }) => end > now).length, now);
  return busy;
}

function isWithin(extent: readonly Interval[], { start, end }: Interval): boolean {
  const around = firstEndingAfter(extent, start);
  return around !== undefined && around.start <= start && end <= around.end;
}

/** A failing publisher may publish an empty calendar. */
function checkLoss({ problem, problemSince }: CalendarSource, loss: number, now: Instant): void {
  const isBelieved = problem === 'emptied' && problemSince !== null && addMinutes(problemSince, emptiedMinutes) <= now;
  if (!isBelieved && loss > believableLoss) throw new CalendarError('emptied');
}
