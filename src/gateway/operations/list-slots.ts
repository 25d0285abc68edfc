import type { Result, Slots } from '../../contract/index.ts';
import {
  addDays,
  type Clock,
  type Instant,
  type Interval,
  localDateAt,
  type Minutes,
  startOfDate,
  utc,
} from '../../time/index.ts';
import { type Dated, oldestOf, type Representation, type Requester } from '../cache/index.ts';
import {
  type CachedUpstream,
  conditionsOf,
  type EventTypePlace,
  type Month,
  monthAfter,
  monthOf,
  openSlots,
  type RequestedMonth,
  type SlotWindow,
  type UpstreamEventType,
} from '../upstream/index.ts';
import type { Honeypot } from './booking/index.ts';
import { chooseDuration } from './choose-duration.ts';
import type { EventTypes, RequestedEventType } from './event-types.ts';
import { type DatesInZone, groupSlots, searchedDays, writeEnd, writeNext } from './slots-response.ts';

/** A page's request: dates of its own zone, the months they touch, and a length. */
export type PageQuestion = DatesInZone & {
  readonly months: readonly RequestedMonth[];
  readonly duration?: Minutes | undefined;
  /** The id of an event to reschedule, if the request has its token. */
  readonly exceptEventId?: string | undefined;
};

/** How many days ahead pages can book at the most. */
const farthestDays = 731;
/** The host's today may be another date than that of UTC, as may the last day that can be booked. */
const zonesDifferDays = 2;

/** One month, as it is known now. */
type Seen = { readonly month: Month; readonly window: Dated<SlotWindow> };

/** What is offered, by whom, and to whom. */
type Offer = {
  readonly place: EventTypePlace;
  readonly eventType: UpstreamEventType;
  readonly hostId: number;
  readonly duration: Minutes;
  readonly exceptEventId: string | undefined;
};

type Search = {
  /** Says which slots: of what, and how long. */
  readonly key: string;
  readonly owner: string;
  readonly now: Instant;
  /** Nothing can be booked after it. */
  readonly lastMonth: Month;
  /** Whether it is the booking window that ends there. */
  readonly isWindow: boolean;
  readonly see: (month: Month) => Promise<Seen>;
  /** The slots of a window that are still open. */
  readonly open: (window: SlotWindow, takenTimes: readonly Interval[]) => readonly Interval[];
};

/** Lists the bookable times of a range, from the windows of the months it touches. */
export type ListSlots = (request: SlotsRequest, requester: Requester) => Promise<Result<Representation<Slots>>>;

/** Which slots are listed, and of what. */
export type SlotsRequest = { readonly requested: RequestedEventType; readonly question: PageQuestion };

type ListSlotsContext = {
  readonly eventTypes: EventTypes;
  readonly cachedUpstream: CachedUpstream;
  readonly honeypot: Honeypot;
  readonly clock: Clock;
};

/** Creates the list of slots. */
export function createListSlots({ eventTypes, cachedUpstream, honeypot, clock }: ListSlotsContext): ListSlots {
  function searchOf({ place, eventType, hostId, duration, exceptEventId }: Offer, requester: Requester): Search {
    const now = clock();
    const conditions = conditionsOf(eventType, now);
    // Requested by its own length or by none: one and the same window.
    const otherDuration = duration === eventType.duration ? undefined : duration;
    return {
      key: `${eventType.id} ${duration} ${exceptEventId ?? ''}`,
      owner: place.accountId,
      now,
      lastMonth: lastMonthOf(eventType, now),
      isWindow: daysAhead(eventType) === eventType.booking_window_days,
      async see(month) {
        const question = { place, hostId, month, duration: otherDuration, exceptEventId };
        return { month, window: await cachedUpstream.window(question, requester) };
      },
      open: (window, takenTimes) => openSlots(window, { ...conditions, takenTimes }),
    };
  }

  return async function listSlots({ requested, question }, requester) {
    const { place } = requested;
    const { result: found } = await eventTypes.read(requested, requester);
    if (!found.ok) return found;
    const eventType = found.data;
    // The server knows nothing of an event that was never booked.
    const exceptEventId = honeypot.find(question.exceptEventId) ? undefined : question.exceptEventId;
    const duration = chooseLength(eventType, { ...question, exceptEventId });
    if (!duration.ok) return duration;
    const { result: host } = await cachedUpstream.host(place, requester);
    if (!host.ok) return host;
    const search = searchOf(
      { place, eventType, hostId: host.data.id, duration: duration.data, exceptEventId },
      requester,
    );
    const ahead = question.months.filter(({ month, endsAt }) => endsAt > search.now && month <= search.lastMonth);
    const seen = await Promise.all(ahead.map(({ month }) => search.see(month)));
    return readSlots(search, seen, question);
  };
}

/** A rescheduled event keeps its length, whatever is offered now: the server knows the length and decides. */
function chooseLength(eventType: UpstreamEventType, { duration, exceptEventId }: PageQuestion): Result<Minutes> {
  if (exceptEventId !== undefined && duration !== undefined) return { ok: true, data: duration };
  return chooseDuration(eventType, duration);
}

/**
 * Returns the last month in which anything can be booked, by clocks of any zone: a request for more is answered
 * without the server.
 */
function lastMonthOf(eventType: UpstreamEventType, now: Instant): Month {
  return monthOf(addDays(localDateAt(now, utc), daysAhead(eventType) + zonesDifferDays));
}

function daysAhead({ booking_window_days: days }: UpstreamEventType): number {
  return Math.min(days ?? farthestDays, farthestDays);
}

function readSlots(search: Search, seen: readonly Seen[], question: PageQuestion): Result<Representation<Slots>> {
  const open: { month: Month; slots: readonly Interval[] }[] = [];
  let reason: Slots['reason'];
  for (const { month, window } of seen) {
    if (!window.result.ok) return window.result;
    open.push({ month, slots: search.open(window.result.data, window.takenTimes) });
    reason ??= window.result.data.reason;
  }
  const windows = seen.map(({ window }) => window);
  const { start, end, timezone } = question;
  const representation: Representation<Slots> = {
    key: `slots ${search.key} ${start} ${end} ${timezone}`,
    owner: search.owner,
    // The first slot goes when its notice has passed, and the response with it.
    version: windows.map(({ version }, index) => `${version}:${open[index]?.slots[0]?.start}`).join(),
    requestedAt: oldestOf(windows),
    async make() {
      const slots = groupSlots(open, question);
      const until = writeEnd(await findEnd(search, seen, question), question);
      if (Object.keys(slots).length > 0) return { data: { slots, ...until }, isLasting: true };
      const next = writeNext(await findNext(search, question), question);
      const diagnosis = { ...(next !== undefined && { next_available: next }), ...(reason && { reason }) };
      return { data: { slots, ...diagnosis, ...until }, isLasting: false };
    },
  };
  return { ok: true, data: representation };
}

/**
 * Finds the first open start after dates that hold none; null when there is none, undefined when it cannot be known.
 * The window of the last month tells what follows in that month. When it is empty, the server has said what comes
 * after it; else it is looked for in the window of the month after, which is cached for everybody like any other.
 */
async function findNext(search: Search, { end, timezone }: PageQuestion): Promise<Instant | null | undefined> {
  const after = startOfDate(addDays(end, 1), timezone);
  const thisMonth = monthOf(localDateAt(search.now, utc));
  const searched = monthOf(addDays(end, searchedDays));
  const last = searched < search.lastMonth ? searched : search.lastMonth;
  let month: Month | undefined = end < thisMonth ? thisMonth : monthOf(end);
  for (; month && month <= last; month = monthAfter(month)) {
    const { window } = await search.see(month);
    if (!window.result.ok) return undefined;
    const next = search.open(window.result.data, window.takenTimes).find(({ start }) => start >= after);
    if (next) return next.start;
    if (window.result.data.slots.length === 0) return offeredOf(search, window.result.data.nextAvailable);
  }
  return null;
}

/**
 * Finds out when bookings end, which the server says with the slots of any month; undefined where it does not. Months
 * after the booking window are not requested: then it is read from the window's last month, which whoever comes from
 * there has just seen, so it is cached.
 */
async function findEnd(search: Search, seen: readonly Seen[], { start }: PageQuestion): Promise<Instant | undefined> {
  const isAfterWindow = search.isWindow && monthOf(start) > search.lastMonth;
  for (const { window } of isAfterWindow ? [await search.see(search.lastMonth)] : seen) {
    if (window.result.ok && window.result.data.bookableUntil !== undefined) return window.result.data.bookableUntil;
  }
  return undefined;
}

/** A start in a month that was not requested is not offered. */
function offeredOf({ lastMonth }: Search, next: Instant | null | undefined): Instant | null | undefined {
  return typeof next === 'number' && monthOf(localDateAt(next, utc)) > lastMonth ? null : next;
}
