import { ok, type Refusal, type Result, refuse, refuseField, type SlotExplanation } from '../../../contract/index.ts';
import { bookingsNeeded, explainDay, rangeOfDates, type SlotRules } from '../../../slots/index.ts';
import {
  addMinutes,
  asInstant,
  formatInstantIn,
  type Instant,
  type Interval,
  type LocalDate,
  localDateAt,
  type Minutes,
  parseLocalDate,
  type ZoneName,
} from '../../../time/index.ts';
import { settleAll } from '../../concurrency/index.ts';
import type { Caller, HostedEventType, Schedule } from '../../records/index.ts';
import { checkCalendars } from '../calendars/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { colleagues, onlyUserOf } from '../permissions/index.ts';
import { createLayers, nameInvitees } from './layers.ts';
import { type HostExplanation, mergeExplanations } from './merge-explanations.ts';
import { readSlotRequest } from './read-slot-request.ts';
import { slotRules } from './slot-rules.ts';
import { clampToStorable, isUnread, refusalOutOfBounds } from './time-bounds.ts';

/**
 * Explains why each start of a day, or one single start, is offered or not. The offered starts are exactly the ones
 * that `listSlots` lists. An inactive event type offers none, and neither does one without a schedule. If several hosts
 * take turns, a member sees only what decides about themselves.
 */
export function explainSlots(context: Context, input: Input<'explainSlots'>): Promise<Result<SlotExplanation>> {
  return context.computations.run({ operation: 'explainSlots', records: context.records, input }, () =>
    computeExplanation(context, input),
  );
}

async function computeExplanation(context: Context, input: Input<'explainSlots'>): Promise<Result<SlotExplanation>> {
  const request = await readSlotRequest(context, input);
  if (!request.ok) return request;
  const { candidates, eventType, duration, exceptEventId } = request.data;
  const { start, timezone: zone } = input.query;
  const day: Day = { date: input.query.date ?? localDateAt(start ?? context.clock(), zone), zone, duration };
  if (parseLocalDate(day.date) === undefined) return refuseField('start', noDate);
  const visibleHosts = candidatesFor(input.caller, candidates);
  if (candidates.length > 0 && visibleHosts.length === 0) return refuse(colleagues);
  const withRules = visibleHosts.flatMap((hostedType) => {
    const rules = slotRules(hostedType, duration);
    return rules && hostedType.schedule
      ? { hostedType, schedule: hostedType.schedule, rules, day, start, exceptEventId }
      : [];
  });
  const hasSchedule = visibleHosts.length === 0 || withRules.length > 0;
  if (!hasSchedule) return ok(withoutStarts(day, 'no_schedule'));
  if (!eventType.is_active) return ok(withoutStarts(day, 'inactive'));
  const calendars = await settleAll(withRules.map(({ hostedType }) => checkCalendars(context, hostedType.host)));
  const refusal = calendars.find((each) => !each.ok);
  if (refusal && !calendars.some((each) => each.ok)) return refusal;
  const explanations = await settleAll(
    withRules.map(async (host, index): Promise<HostExplanation> => {
      // Of several hosts, those whose calendars cannot be read get no meeting from now on.
      const knownUntil = calendars[index]?.ok ? calendars[index].data : context.clock();
      return { hostId: host.hostedType.host.userId, explanation: await explain(context, { ...host, knownUntil }) };
    }),
  );
  const { layers, ...explanation } = mergeExplanations(explanations);
  const namedLayers = await nameInvitees(context, { caller: input.caller, layers });
  return ok({ ...withoutStarts(day), ...explanation, layers: namedLayers });
}

/** Returns the hosts whose bookings and calendars a caller may see: a member sees only their own. */
function candidatesFor(caller: Caller, candidates: readonly HostedEventType[]): readonly HostedEventType[] {
  const onlyUser = onlyUserOf(caller);
  return onlyUser === undefined ? candidates : candidates.filter(({ host }) => host.userId === onlyUser);
}

/** A response names the date of a start, which another zone can move into the year 0 or 10000. */
const noDate = 'must be in a year from 0001 to 9999 in the time zone';

/** The day to explain, in the requested zone, and the length of the meeting. */
type Day = { readonly date: LocalDate; readonly zone: ZoneName; readonly duration: Minutes };

type ExplainOptions = {
  readonly hostedType: HostedEventType;
  readonly schedule: Schedule;
  readonly rules: SlotRules;
  readonly day: Day;
  readonly start: Instant | undefined;
  readonly exceptEventId: string | undefined;
  /** From when on calendars of the host were not read; undefined if they were read completely. */
  readonly knownUntil: Instant | undefined;
};

async function explain({ records, clock }: Context, options: ExplainOptions): Promise<SlotExplanation> {
  const { hostedType, schedule, rules, day, start, exceptEventId, knownUntil } = options;
  const [range, now] = [storableRange(rangeOfDates({ from: day.date, to: day.date }, day.zone)), clock()];
  if (start !== undefined && (start < range.start || start >= range.end)) {
    return beyondAllDates(day, { start, reason: refusalOutOfBounds(start, now) ?? 'window' });
  }
  if (range.start >= range.end) return withoutStarts(day);
  const bookings = await records.findBookingsInDetail(hostedType, bookingsNeeded(rules, range), exceptEventId);
  const { hours, starts } = explainDay({ rules, bookings, now, range, start });
  const layers = createLayers({ schedule, limitsZone: rules.limitsZone, zone: day.zone });
  layers.addHours(hours);
  layers.addBusy(bookings.busy);
  const endOf = (from: Instant) => addMinutes(from, rules.durationMinutes + rules.bufferAfterMinutes);
  const startsOfDate = starts
    // If clocks were set back across midnight, the interval of a date holds a minute of the next date.
    .filter((explainedStart) => localDateAt(explainedStart.start, day.zone) === day.date)
    .map((explainedStart) => ({
      start: formatInstantIn(explainedStart.start, day.zone),
      refusals: [
        ...explainedStart.refusals.flatMap((refusal) => layers.refusalsOf(refusal)),
        ...(knownUntil !== undefined && isUnread({ end: endOf(explainedStart.start) }, knownUntil)
          ? [layers.refusalUnread(knownUntil)]
          : []),
      ],
    }));
  return explanationOf(day, { layers: layers.list(), starts: startsOfDate });
}

function withoutStarts(day: Day, reason?: 'no_schedule' | 'inactive'): SlotExplanation {
  return { ...explanationOf(day, { layers: [], starts: [] }), ...(reason && { reason }) };
}

function beyondAllDates(day: Day, { start, reason }: { readonly start: Instant; readonly reason: Refusal }) {
  const refusedStart = { start: formatInstantIn(start, day.zone), refusals: [{ reason }] };
  return explanationOf(day, { layers: [], starts: [refusedStart] });
}

function explanationOf({ date, zone, duration }: Day, { layers, starts }: ExplanationParts): SlotExplanation {
  const offered = starts.filter(({ refusals }) => refusals.length === 0).map(({ start }) => start);
  return { date, timezone: zone, duration, offered, layers, starts };
}

type ExplanationParts = Pick<SlotExplanation, 'layers' | 'starts'>;

function storableRange({ start, end }: Interval): Interval {
  return { start: asInstant(clampToStorable(start)), end: asInstant(clampToStorable(end)) };
}
