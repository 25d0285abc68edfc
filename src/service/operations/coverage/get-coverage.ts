import { type EventTypeCoverage, type HostCoverage, ok, type Result } from '../../../contract/index.ts';
import {
  bookingsNeeded,
  findSlotsInSteps,
  rangeOfDates,
  type SlotQuestion,
  type SlotRules,
} from '../../../slots/index.ts';
import {
  addDays,
  addMinutes,
  createOffsetLookup,
  dateOfWall,
  daysBetween,
  formatInstantIn,
  type Instant,
  type Interval,
  type LocalDate,
  wallTimeAt,
  type ZoneName,
} from '../../../time/index.ts';
import { settleAll } from '../../concurrency/index.ts';
import type { HostedEventType } from '../../records/index.ts';
import { checkCalendars } from '../calendars/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { onlyUserOf } from '../permissions/index.ts';
import { clampToBookable, isUnread, readSlotRequest, slotRules } from '../slots/index.ts';
import { createMinutesByDate } from './minutes-by-date.ts';

/**
 * Returns how much of each day each host can be booked, and on which days nobody can although someone usually could. An
 * inactive event type is treated as if it were active, so that a host sees the days before activating it. A member sees
 * only their own days.
 */
export function getEventTypeCoverage(
  context: Context,
  input: Input<'getEventTypeCoverage'>,
): Promise<Result<EventTypeCoverage>> {
  return context.computations.run({ operation: 'getEventTypeCoverage', records: context.records, input }, () =>
    computeCoverage(context, input),
  );
}

async function computeCoverage(
  context: Context,
  { caller, params, query }: Input<'getEventTypeCoverage'>,
): Promise<Result<EventTypeCoverage>> {
  const request = await readSlotRequest(context, { caller, params, query: {} });
  if (!request.ok) return request;
  const { candidates, duration } = request.data;
  const { start, end, timezone: zone } = query;
  const dates = Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index));
  const now = context.clock();
  const range = clampToBookable(rangeOfDates({ from: start, to: end }, zone), now);
  const offsetAt = createOffsetLookup(range, zone);
  const dateAt = (instant: Instant) => dateOfWall(wallTimeAt(instant, offsetAt(instant)));
  const days: Days = { dates, range, zone, now, dateAt };
  const questions = await settleAll(
    candidates.map((hostedType) => readHost(context, { hostedType, rules: slotRules(hostedType, duration), days })),
  );
  const hosts: HostCoverage[] = [];
  for (const question of questions) hosts.push(await coverHost(context, question, days));
  const onlyUser = onlyUserOf(caller);
  return ok({
    hosts: onlyUser === undefined ? hosts : hosts.filter(({ user_id }) => user_id === onlyUser),
    gaps: findGaps(hosts, dates),
  });
}

type Days = {
  readonly dates: readonly LocalDate[];
  /** The part of the dates that can be booked at all. */
  readonly range: Interval;
  readonly zone: ZoneName;
  readonly now: Instant;
  /** Returns the date of an instant in the zone, without asking `Intl` for each. */
  readonly dateAt: (instant: Instant) => LocalDate;
};

type ReadHost = {
  readonly hostedType: HostedEventType;
  /** Undefined without a schedule. */
  readonly rules: SlotRules | undefined;
  readonly days: Days;
};

type HostQuestion = {
  readonly hostedType: HostedEventType;
  /** Undefined without a schedule. */
  readonly question: SlotQuestion | undefined;
  /** Until when the host’s calendars were read; undefined if they were read completely. */
  readonly knownUntil: Instant | undefined;
};

async function readHost(
  context: Context,
  { hostedType, rules, days: { range, now } }: ReadHost,
): Promise<HostQuestion> {
  if (!rules || range.start >= range.end) return { hostedType, question: undefined, knownUntil: undefined };
  const [calendars, bookings] = await settleAll([
    checkCalendars(context, hostedType.host),
    context.records.findBookings(hostedType, bookingsNeeded(rules, range)),
  ]);
  return { hostedType, question: { rules, bookings, now, range }, knownUntil: calendars.ok ? calendars.data : now };
}

async function coverHost(
  { computations }: Pick<Context, 'computations'>,
  { hostedType: { host }, question, knownUntil }: HostQuestion,
  { dates, range, zone, dateAt }: Days,
): Promise<HostCoverage> {
  const options = { dateAt, computations };
  const bookable = question ? await countMinutes({ ...options, question, knownUntil }) : undefined;
  const usual = question ? await countMinutes({ ...options, question: byWeeklyHours(question) }) : undefined;
  // Every calendar is read only up to the horizon, which matters only to days beyond it.
  const endsEarly = knownUntil !== undefined && knownUntil < range.end;
  return {
    user_id: host.userId,
    name: host.name,
    calendar_unread_from: endsEarly ? formatInstantIn(knownUntil, zone) : null,
    days: dates.map((date) => ({
      date,
      usual_minutes: usual?.get(date) ?? 0,
      bookable_minutes: bookable?.get(date) ?? 0,
    })),
  };
}

/** Asks for the slots that a host would have without overrides, meetings, busy times and limits. */
function byWeeklyHours({ rules, ...question }: SlotQuestion): SlotQuestion {
  return { ...question, rules: { ...rules, overrides: [], limits: {} }, bookings: { busy: [], starts: [] } };
}

type MinuteCount = Pick<Context, 'computations'> &
  Pick<Days, 'dateAt'> & {
    readonly question: SlotQuestion;
    readonly knownUntil?: Instant | undefined;
  };

/** Returns how many minutes of each date the meetings could take, in steps between which other requests are served. */
async function countMinutes({
  question,
  dateAt,
  knownUntil,
  computations,
}: MinuteCount): Promise<ReadonlyMap<LocalDate, number>> {
  const { durationMinutes, bufferAfterMinutes } = question.rules;
  const minutes = createMinutesByDate({ durationMinutes, dateAt });
  for (const starts of findSlotsInSteps(question)) {
    for (const start of starts) {
      const end = addMinutes(start, durationMinutes + bufferAfterMinutes);
      if (!isUnread({ end }, knownUntil)) minutes.add(start);
    }
    await computations.nextStep();
  }
  return minutes.list();
}

function findGaps(hosts: readonly HostCoverage[], dates: readonly LocalDate[]): LocalDate[] {
  return dates.filter((_, index) => {
    const days = hosts.flatMap(({ days }) => days[index] ?? []);
    return days.some((day) => day.usual_minutes > 0) && days.every((day) => day.bookable_minutes === 0);
  });
}
