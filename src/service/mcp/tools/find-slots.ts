import * as v from 'valibot';
import { ok } from '../../../contract/index.ts';
import {
  addDays,
  type Instant,
  type LocalDate,
  localDateAt,
  requireInstant,
  toLocalTime,
  type ZoneName,
} from '../../../time/index.ts';
import { clocksOf, describeDate, describeInstant, type Reason, reasonsOf } from '../descriptions/index.ts';
import { DateText, EventTypeId, InstantText, Minutes, Most, ZoneText } from '../inputs.ts';
import { refuseAs, zoneFor } from '../read-input.ts';
import { fewDatesAround, readSlotDates } from '../read-slot-dates.ts';
import type { Session } from '../session.ts';
import { defineTool } from './tool.ts';

/** The hours at which a part of the day begins and ends. */
const partsOfDay = { morning: [0, 12], afternoon: [12, 17], evening: [17, 24] } as const;

type PartOfDay = keyof typeof partsOfDay;

const Input = v.strictObject({
  event_type_id: EventTypeId,
  from: v.optional(v.pipe(v.string(), v.description('YYYY-MM-DD, or "next"'))),
  to: v.optional(DateText),
  around: v.optional(v.pipe(InstantText, v.description('instead of dates: finds times nearest to this one'))),
  duration: v.optional(Minutes),
  booking_id: v.optional(v.pipe(v.string(), v.description('to reschedule it: finds times of its host'))),
  timezone: v.optional(ZoneText),
  part_of_day: v.optional(v.picklist(['morning', 'afternoon', 'evening'])),
  most: Most,
});

export const findSlots = defineTool({
  name: 'find_slots',
  description:
    'Finds bookable times, by day: between two dates (default: the next 7 days), or those nearest to "around". Send "next" as "from" to continue.',
  scope: 'read',
  hints: { readOnlyHint: true },
  input: Input,
  output: v.object({
    timezone: v.string(),
    days: v.array(v.object({ day: v.string(), starts: v.array(v.string()) })),
    next: v.nullable(v.string()),
    next_available: v.nullable(v.string()),
    reason: v.optional(v.string()),
  }),
  async run(session, input) {
    const zone = await zoneFor(session, input.timezone);
    if (!zone.ok) return zone;
    const slotDates = readSlotDates(input, { now: session.clock(), zone: zone.data });
    if (!slotDates.ok) return slotDates;
    const { from, to, since, around } = slotDates.data;
    const { event_type_id: id, duration, booking_id: except_event } = input;
    const query = { start: from, end: to, timezone: zone.data, duration, except_event };
    const request = { params: { id }, query };
    const slots = await listSlots(session, { request, around });
    if (!slots.ok) return refuseAs({ except_event: 'booking_id', start: 'from', end: 'to' }, slots.problem);
    const bookable = Object.values(slots.data.slots)
      .flatMap((slotsOfDate) => slotsOfDate.map(({ start }) => start))
      .filter((start) => since === undefined || requireInstant(start) >= since);
    const starts = bookable.filter((start) => isIn(input.part_of_day, { start, zone: zone.data }));
    const suggestions = choose(starts, { most: input.most, around });
    // The service returns the next slot only if the dates have no slots at all.
    const isCut = bookable.length === 0 && slots.data.next_available === undefined;
    const next = isCut ? await findNextAfter(session, request) : (slots.data.next_available ?? null);
    const cause = bookable.length === 0 && next === null ? await findCause(session, request) : undefined;
    const data = {
      timezone: zone.data,
      days: byDay(suggestions, zone.data),
      next: around === undefined ? (starts[suggestions.length] ?? null) : null,
      next_available: suggestions[0] ?? bookable[0] ?? next,
      ...(cause && { reason: cause.reason }),
    };
    const text = cause
      ? `Nothing can be booked. ${cause.because}`
      : textOf(data, { zone: zone.data, until: slots.data.bookable_until });
    return ok({ data, text });
  },
});

type SlotsRequest = {
  readonly params: { readonly id: number };
  readonly query: {
    readonly start: LocalDate;
    readonly end: LocalDate;
    readonly timezone: ZoneName;
    readonly duration: number | undefined;
    readonly except_event: string | undefined;
  };
};

type SlotSearch = { readonly request: SlotsRequest; readonly around: Instant | undefined };

/** Lists slots. If there are too many around a time, lists fewer days: only the nearest slots are returned. */
async function listSlots(session: Session, { request, around }: SlotSearch) {
  const slots = await session.call('getSlots', request);
  const isTooLong = !slots.ok && slots.problem.errors?.end !== undefined;
  if (around === undefined || !isTooLong) return slots;
  const { from: start, to: end } = fewDatesAround(around, request.query.timezone);
  return session.call('getSlots', { ...request, query: { ...request.query, start, end } });
}

/** Finds the first bookable start after the dates of a request, or null. */
async function findNextAfter(session: Session, { params, query }: SlotsRequest): Promise<string | null> {
  const start = addDays(query.end, 1);
  const slots = await session.call('getSlots', { params, query: { ...query, start, end: start } });
  if (!slots.ok) return null;
  const [first] = Object.values(slots.data.slots).flat();
  return first?.start ?? slots.data.next_available ?? null;
}

/** Finds why an event type can never be booked with its current settings; undefined if it can. */
async function findCause(session: Session, { params, query }: SlotsRequest): Promise<Reason | undefined> {
  const { start: date, timezone, duration, except_event } = query;
  const explanation = await session.call('explainSlots', { params, query: { date, timezone, duration, except_event } });
  return explanation.ok && explanation.data.reason
    ? reasonsOf(explanation.data, { zone: timezone, names: new Map() })[0]
    : undefined;
}

type LocalStart = { readonly start: string; readonly zone: ZoneName };

function isIn(part: PartOfDay | undefined, { start, zone }: LocalStart): boolean {
  if (part === undefined) return true;
  const { hour } = toLocalTime(requireInstant(start), zone);
  const [first, end] = partsOfDay[part];
  return first <= hour && hour < end;
}

/** Returns the first starts, or those nearest to a time, ascending. */
function choose(
  starts: readonly string[],
  { most, around }: { readonly most: number; readonly around: Instant | undefined },
): string[] {
  if (around === undefined) return starts.slice(0, most);
  const distance = (start: string) => Math.abs(requireInstant(start) - around);
  const nearest = [...starts].sort((a, b) => distance(a) - distance(b)).slice(0, most);
  return starts.filter((start) => nearest.includes(start));
}

function byDay(starts: readonly string[], zone: ZoneName) {
  const days = Map.groupBy(starts, (start) => describeDate(localDateAt(requireInstant(start), zone)));
  return [...days].map(([day, startsOfDay]) => ({ day, starts: startsOfDay }));
}

type Day = { readonly day: string; readonly starts: readonly string[] };
type SlotPage = { readonly days: readonly Day[]; readonly next_available: string | null };

type Bounds = { readonly zone: ZoneName; readonly until: string | undefined };

function textOf({ days, next_available: next }: SlotPage, { zone, until }: Bounds): string {
  if (days.length > 0)
    return `${zone}: ${days.map(({ day, starts }) => `${day}: ${clocksOf(starts, zone)}`).join('; ')}`;
  if (next !== null)
    return `Nothing can be booked then. Next bookable: ${describeInstant(requireInstant(next), zone)}.`;
  const end = until === undefined ? '' : ` Times can be booked until ${describeInstant(requireInstant(until), zone)}.`;
  return `Nothing can be booked then or in the year after.${end}`;
}
