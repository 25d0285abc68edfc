import { ok, type Result, type Slots } from '../../../contract/index.ts';
import {
  type Bookings,
  bookingsNeeded,
  endOfWindow,
  rangeOfDates,
  type SlotQuestion,
  type SlotRules,
} from '../../../slots/index.ts';
import {
  addDays,
  addMinutes,
  asInstant,
  formatInstantIn,
  type Instant,
  type Interval,
  type LocalDate,
  laterOf,
  type ZoneName,
} from '../../../time/index.ts';
import { settleAll } from '../../concurrency/index.ts';
import type { HostedEventType, Records } from '../../records/index.ts';
import { checkCalendars } from '../calendars/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { findNextInSteps, listInSteps } from './find-in-steps.ts';
import { readSlotRequest } from './read-slot-request.ts';
import { slotRules } from './slot-rules.ts';
import { clampToBookable } from './time-bounds.ts';

/**
 * How far beyond the range to look for the next bookable time, in parts: it is mostly near, and a host may have
 * thousands of busy times in a year.
 */
const searchDays = [31, 122, 366];

/**
 * Lists the bookable times of a range. An inactive event type has none, and neither has one without a schedule. With
 * `except_event`, lists the times to which that event can be rescheduled; its own length is the default, and always
 * accepted.
 */
export function listSlots(context: Context, input: Input<'getSlots'>): Promise<Result<Slots>> {
  return context.computations.run({ operation: 'getSlots', records: context.records, input }, () =>
    computeSlots(context, input),
  );
}

async function computeSlots(context: Context, input: Input<'getSlots'>): Promise<Result<Slots>> {
  const request = await readSlotRequest(context, input);
  if (!request.ok) return request;
  const { candidates, eventType, duration, exceptEventId } = request.data;
  const { records, clock } = context;
  const withRules = candidates.flatMap((hostedType) => {
    const rules = slotRules(hostedType, duration);
    return rules ? { records, hostedType, rules, exceptEventId } : [];
  });
  // If all the hosts who take turns are paused, no schedule is missing.
  if (withRules.length === 0 && candidates.length > 0) {
    return ok({ slots: {}, next_available: null, reason: 'no_schedule' });
  }
  if (!eventType.is_active) return ok({ slots: {}, next_available: null });

  const { start: from, end: to, timezone: zone } = input.query;
  const dates = { from, to };
  const within = rangeOfDates(dates, zone);
  const now = clock();
  const questions = await settleAll(withRules.map((search) => readHost(context, search, { within, now })));
  const [first, ...others] = questions.flatMap((host) => (host.ok ? host.data : []));
  // Of several hosts, those whose calendars cannot be read get no meeting.
  if (!first) return questions.find((host) => !host.ok) ?? ok({ slots: {}, next_available: null });
  const slots = await listInSteps(
    [first.question, ...others.map(({ question }) => question)],
    { dates, zone },
    context.computations,
  );
  if (!slots.ok) return slots;
  const searches = [first, ...others].map(({ search }) => search);
  const until = writeEnd(latestEnd(searches), zone);
  if (Object.keys(slots.data).length > 0) return ok({ slots: slots.data, ...until });
  const next = await findNextAfter(searches, { to, zone }, context.computations);
  return ok({ slots: {}, next_available: next === undefined ? null : formatInstantIn(next, zone), ...until });
}

type RangeAtNow = { readonly within: Interval; readonly now: Instant };

/** The search for one host, and the question to the slot engine. */
type HostQuestion = { readonly search: Search; readonly question: SlotQuestion };

async function readHost(
  context: Context,
  bookingSearch: BookingSearch,
  { within, now }: RangeAtNow,
): Promise<Result<HostQuestion>> {
  // Both at the same time: the meetings are needed unless a calendar of the host is unreadable, which is rare.
  const [calendars, bookings] = await settleAll([
    checkCalendars(context, bookingSearch.hostedType.host),
    readBookings(bookingSearch, clampToBookable(within, now)),
  ]);
  if (!calendars.ok) return calendars;
  const search = { ...bookingSearch, now, knownUntil: calendars.data };
  return ok({ search, question: { rules: bookingSearch.rules, bookings, now, range: bookableRange(search, within) } });
}

type BookingSearch = {
  readonly records: Records;
  readonly hostedType: HostedEventType;
  readonly rules: SlotRules;
  /** An event to ignore: the one that is being rescheduled. */
  readonly exceptEventId: string | undefined;
};

type Search = BookingSearch & {
  readonly now: Instant;
  /** Nothing is offered from then on, because calendars of the host were not read further; undefined if they were. */
  readonly knownUntil: Instant | undefined;
};

/** Returns from when on a host is not offered; undefined if there is no such time. */
function endOfBookings({ rules, now, knownUntil }: Search): Instant | undefined {
  const ends = [endOfWindow(rules, now), knownUntil].filter((end) => end !== undefined);
  return ends.length === 0 ? undefined : asInstant(Math.min(...ends));
}

/** Returns from when on no host is offered; undefined if there is no such time. */
function latestEnd(searches: readonly Search[]): Instant | undefined {
  const ends = searches.map(endOfBookings);
  return ends.reduce((latest, end) => (latest === undefined || end === undefined ? undefined : laterOf(latest, end)));
}

function writeEnd(end: Instant | undefined, zone: ZoneName): Pick<Slots, 'bookable_until'> {
  return end === undefined ? {} : { bookable_until: formatInstantIn(end, zone) };
}

/** Reads exactly what the engine needs for a range. */
async function readQuestion(search: Search, within: Interval): Promise<SlotQuestion> {
  const range = bookableRange(search, within);
  return { rules: search.rules, bookings: await readBookings(search, range), now: search.now, range };
}

async function readBookings(
  { records, hostedType, rules, exceptEventId }: BookingSearch,
  range: Interval,
): Promise<Bookings> {
  if (range.start >= range.end) return noBookings;
  return records.findBookings(hostedType, bookingsNeeded(rules, range), exceptEventId);
}

function bookableRange(search: Search, within: Interval): Interval {
  return clampToBookable(knownPart(within, search), search.now);
}

/** Returns the part of a range in which a meeting may begin: calendars were read until it and its buffer are over. */
function knownPart({ start, end }: Interval, { rules, knownUntil }: Pick<Search, 'rules' | 'knownUntil'>): Interval {
  if (knownUntil === undefined) return { start, end };
  const lastStart = addMinutes(knownUntil, -rules.durationMinutes - rules.bufferAfterMinutes);
  return { start, end: asInstant(Math.min(end, lastStart + 1)) };
}

const noBookings: Bookings = { busy: [], starts: [] };

type NextSearch = { readonly to: LocalDate; readonly zone: ZoneName };

/** Finds the next time of any host. */
async function findNextAfter(
  searches: readonly Search[],
  { to, zone }: NextSearch,
  computations: Context['computations'],
): Promise<Instant | undefined> {
  let last = to;
  for (const days of searchDays) {
    const dates = { from: addDays(last, 1), to: addDays(to, days) };
    const starts: Instant[] = [];
    for (const search of searches) {
      const next = await findNextInSteps(await readQuestion(search, rangeOfDates(dates, zone)), computations);
      if (next !== undefined) starts.push(next);
    }
    if (starts.length > 0) return asInstant(Math.min(...starts));
    last = dates.to;
  }
  return undefined;
}
