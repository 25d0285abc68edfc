import { ok, type Result, type Slots } from '../../contract/index.ts';
import {
  addDays,
  type Clock,
  type Instant,
  type Interval,
  localDateAt,
  type Minutes,
  startOfMonth,
  utc,
} from '../../time/index.ts';
import { type Caller, oldestOf, type Representation } from '../cache/index.ts';
import {
  type CachedUpstream,
  conditionsOf,
  type Month,
  openSlots,
  type RequestedMonth,
  type ResolvedEventType,
  timeOwnerOf,
  type UpstreamEventType,
} from '../upstream/index.ts';
import type { Honeypot } from './booking/index.ts';
import { chooseDuration } from './choose-duration.ts';
import type { EventTypes, RequestedEventType } from './event-types.ts';
import { findEnd, findNext, type KnownMonth, type Search } from './search-months.ts';
import { type DatesInZone, groupSlots, writeEnd, writeNext } from './slots-response.ts';

/** The request of a page: dates in its own zone, the months they touch, and a length. */
export type SlotsQuery = DatesInZone & {
  readonly months: readonly RequestedMonth[];
  readonly duration?: Minutes | undefined;
  /** The id of an event to reschedule, if the request has its token. */
  readonly exceptEventId?: string | undefined;
};

/** How many days ahead pages can book at most. */
const farthestDays = 731;
/** The host's current date may differ from the date in UTC, and so may the last day that can be booked. */
const zonesDifferDays = 2;

/** What is offered, by whom, and to whom. */
type Offer = {
  readonly resolvedType: ResolvedEventType;
  readonly eventType: UpstreamEventType;
  readonly hostId: number | undefined;
  readonly duration: Minutes;
  /** The length to request from the server; undefined for its default. */
  readonly sentDuration: Minutes | undefined;
  readonly exceptEventId: string | undefined;
};

/** Lists the bookable times of a range, from the windows of the months it touches. */
export type ListSlots = (request: SlotsRequest, caller: Caller) => Promise<Result<Representation<Slots>>>;

/** Which event type and length to list slots for. */
export type SlotsRequest = { readonly requestedType: RequestedEventType; readonly query: SlotsQuery };

type ListSlotsContext = {
  readonly eventTypes: EventTypes;
  readonly cachedUpstream: CachedUpstream;
  readonly honeypot: Honeypot;
  readonly clock: Clock;
};

/** Creates the list of slots. */
export function createListSlots({ eventTypes, cachedUpstream, honeypot, clock }: ListSlotsContext): ListSlots {
  function searchOf(offer: Offer, caller: Caller): Search {
    const { resolvedType, eventType, hostId, duration, sentDuration, exceptEventId } = offer;
    const now = clock();
    const conditions = conditionsOf(eventType, now);
    return {
      key: `${eventType.id} ${sentDuration ?? ''} ${exceptEventId ?? ''}`,
      owner: resolvedType.accountId,
      now,
      durationMinutes: duration,
      lastMonth: lastMonthOf(eventType, now),
      isWindow: daysAhead(eventType) === eventType.booking_window_days,
      async see(month) {
        const query = { resolvedType, hostId, month, duration: sentDuration, exceptEventId };
        return { month, window: await cachedUpstream.window(query, caller) };
      },
      open: (window, takenTimes) => openSlots(window, { ...conditions, takenTimes }),
    };
  }

  return async function listSlots({ requestedType, query }, caller) {
    const { resolvedType } = requestedType;
    const { result } = await eventTypes.read(requestedType, caller);
    if (!result.ok) return result;
    const eventType = result.data;
    // The server does not know a made-up event.
    const exceptEventId = honeypot.find(query.exceptEventId) ? undefined : query.exceptEventId;
    const duration = durationFor(eventType, { ...query, exceptEventId });
    if (!duration.ok) return duration;
    const { result: host } = await cachedUpstream.host(resolvedType, caller);
    if (!host.ok) return host;
    const sentDuration = durationToSend(eventType, { ...query, exceptEventId });
    const offer = {
      resolvedType,
      eventType,
      // A colleague may host the event that is being rescheduled.
      hostId: exceptEventId === undefined ? timeOwnerOf(host.data) : undefined,
      duration: duration.data,
      sentDuration,
      exceptEventId,
    };
    const search = searchOf(offer, caller);
    const ahead = query.months.filter(({ month, endsAt }) => endsAt > search.now && month <= search.lastMonth);
    const knownMonths = await Promise.all(ahead.map(({ month }) => search.see(month)));
    return readSlots(search, knownMonths, query);
  };
}

/** A rescheduled event keeps its length even if it is no longer offered. The server knows the length and decides. */
function durationFor(eventType: UpstreamEventType, { duration, exceptEventId }: SlotsQuery): Result<Minutes> {
  if (exceptEventId !== undefined && duration !== undefined) return ok(duration);
  return chooseDuration(eventType, duration);
}

/**
 * The default length and no length are the same request, and share one window. A rescheduled event has a default of its
 * own: its length.
 */
function durationToSend(eventType: UpstreamEventType, { duration, exceptEventId }: SlotsQuery): Minutes | undefined {
  return exceptEventId === undefined && duration === eventType.duration ? undefined : duration;
}

/**
 * Returns the last month in which anything can be booked, by the clocks of any zone. Later months are answered without
 * a request.
 */
function lastMonthOf(eventType: UpstreamEventType, now: Instant): Month {
  return startOfMonth(addDays(localDateAt(now, utc), daysAhead(eventType) + zonesDifferDays));
}

function daysAhead({ booking_window_days: days }: UpstreamEventType): number {
  return Math.min(days ?? farthestDays, farthestDays);
}

function readSlots(search: Search, months: readonly KnownMonth[], query: SlotsQuery): Result<Representation<Slots>> {
  const open: { month: Month; slots: readonly Interval[] }[] = [];
  let reason: Slots['reason'];
  for (const { month, window } of months) {
    if (!window.result.ok) return window.result;
    open.push({ month, slots: search.open(window.result.data, window.takenTimes) });
    reason ??= window.result.data.reason;
  }
  const windows = months.map(({ window }) => window);
  const { start, end, timezone } = query;
  const representation: Representation<Slots> = {
    key: `slots ${search.key} ${start} ${end} ${timezone}`,
    owner: search.owner,
    // The first slot disappears when its notice has passed, and the response expires then too.
    version: windows.map(({ version }, index) => `${version}:${open[index]?.slots[0]?.start}`).join(),
    requestedAt: oldestOf(windows),
    async make() {
      const slots = groupSlots(open, query);
      const until = writeEnd(await findEnd(search, months, query), query);
      if (Object.keys(slots).length > 0) return { data: { slots, ...until }, isLasting: true };
      const next = writeNext(await findNext(search, query), query);
      const diagnosis = { ...(next !== undefined && { next_available: next }), ...(reason && { reason }) };
      return { data: { slots, ...diagnosis, ...until }, isLasting: false };
    },
  };
  return ok(representation);
}
