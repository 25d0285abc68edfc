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
import type { BlockingRule } from '../reading/index.ts';
import { emptiedMinutes } from '../schedule/index.ts';
import { checkTotals } from './combine-objects.ts';

/** If a calendar with more times than this is suddenly empty, that counts only if it is still empty after a while. */
const believableLoss = 20;

type CalendarPart = {
  readonly source: CalendarSource;
  readonly calendar: ConnectedCalendar;
  readonly now: Instant;
};

type WholeCalendar = CalendarPart & {
  /** Until when the calendar was read. */
  readonly end: Instant;
  readonly times: ReadTimes;
};

/** Returns which times of a calendar block the host. */
export async function findBlockingTimes(
  records: Pick<Records, 'findOwnTimes' | 'findKnownBusyTimes'>,
  { source, calendar, now, end, times }: WholeCalendar,
): Promise<PackedIntervals> {
  if (calendar.blocks === 'nothing') return packIntervals([]);
  const ownTimes = await records.findOwnTimes(source, idsOfOwnBookings(times));
  const busy = withoutOwnBookings(times, ownTimes);
  // A calendar that has blocked nothing may still have stored times from long ago.
  if (busy.length > 0 || calendar.coveredUntil === null) return busy;
  const busyTimes = await records.findKnownBusyTimes(source, { start: now, end });
  const ofCalendar = busyTimes.filter(({ calendarId }) => calendarId === calendar.id);
  checkLoss(source, { loss: ofCalendar.length, now });
  return busy;
}

/** Returns which times in a part of a calendar block the host. */
export function blockingTimesIn(
  { source, calendar, now }: CalendarPart,
  { extent, objects, ownTimes, before, isAll, totals }: ChangedPart,
): PackedIntervals {
  checkTotals(totals);
  if (calendar.blocks === 'nothing') return packIntervals([]);
  const foreign = objects
    .flatMap(({ content }) => unpackIntervals(content.foreign))
    .filter((each) => isWithin(extent, each));
  const own = objects.flatMap(({ content }) => content.own);
  const busy = withoutOwnBookings({ foreign: packIntervals(mergeIntervals(foreign)), own }, ownTimes);
  if (busy.length === 0 && isAll) checkLoss(source, { loss: before.filter(({ end }) => end > now).length, now });
  return busy;
}

/** Returns which entries of a calendar are read as blocking. In one that blocks nothing, they matter only to writes. */
export function blockingRuleOf({ blocks }: ConnectedCalendar): BlockingRule {
  return blocks === 'all' ? 'all' : 'busy';
}

function isWithin(extent: readonly Interval[], { start, end }: Interval): boolean {
  const around = firstEndingAfter(extent, start);
  return around !== undefined && around.start <= start && end <= around.end;
}

type Loss = { readonly loss: number; readonly now: Instant };

/** Throws a `CalendarError` for a calendar that has lost all its times: a failing publisher may publish an empty one. */
function checkLoss({ problem, problemSince }: CalendarSource, { loss, now }: Loss): void {
  const isBelieved = problem === 'emptied' && problemSince !== null && addMinutes(problemSince, emptiedMinutes) <= now;
  if (!isBelieved && loss > believableLoss) throw new CalendarError('emptied');
}
