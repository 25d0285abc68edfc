import * as v from 'valibot';
import { ok, type Result } from '../../../contract/index.ts';
import {
  addDays,
  type Instant,
  type LocalDate,
  localDateAt,
  parseLocalDate,
  toLocalTime,
  type ZoneName,
} from '../../../time/index.ts';
import { clocksOf, describeDate, instantOf } from '../descriptions/index.ts';
import { DateText, EventTypeId, InstantText, Minutes, Most, ZoneText } from '../inputs.ts';
import { readInstant, refuseField, zoneFor } from '../read-input.ts';
import { defineTool } from './tool.ts';

/** The hours that a part of the day begins and ends with. */
const partsOfDay = { morning: [0, 12], afternoon: [12, 17], evening: [17, 24] } as const;

type PartOfDay = keyof typeof partsOfDay;

/** How many days are looked through when only one date, or none, is sent. */
const usualDays = 7;

const Input = v.strictObject({
  event_type_id: EventTypeId,
  from: v.optional(DateText),
  to: v.optional(DateText),
  around: v.optional(v.pipe(InstantText, v.description('instead of dates: finds times nearest to this one'))),
  duration: v.optional(Minutes),
  timezone: v.optional(ZoneText),
  part_of_day: v.optional(v.picklist(['morning', 'afternoon', 'evening'])),
  most: Most,
});

type Input = v.InferOutput<typeof Input>;

export const findSlots = defineTool({
  name: 'find_slots',
  description:
    'Finds bookable times, by day: between two dates (default: the next 7 days), or those nearest to "around". "next" is the date to continue from.',
  scope: 'read',
  hints: { readOnlyHint: true },
  input: Input,
  output: v.object({
    timezone: v.string(),
    days: v.array(v.object({ day: v.string(), starts: v.array(v.string()) })),
    next: v.nullable(v.string()),
    next_available: v.nullable(v.string()),
  }),
  async run(session, input) {
    const zone = await zoneFor(session, input.timezone);
    if (!zone.ok) return zone;
    const wanted = readDates(input, { today: localDateAt(session.clock(), zone.data), zone: zone.data });
    if (!wanted.ok) return wanted;
    const query = { start: wanted.data.from, end: wanted.data.to, timezone: zone.data, duration: input.duration };
    const slots = await session.call('getSlots', { params: { id: input.event_type_id }, query });
    if (!slots.ok) return slots;
    const found = Object.values(slots.data.slots)
      .flatMap((ofDate) => ofDate.map(({ start }) => start))
      .filter((start) => isIn(input.part_of_day, start, zone.data));
    const shown = choose(found, { most: input.most, around: wanted.data.around });
    const left = wanted.data.around === undefined ? found[shown.length] : undefined;
    const data = {
      timezone: zone.data,
      days: byDay(shown, zone.data),
      next: left === undefined ? null : left.slice(0, '2026-12-03'.length),
      next_available: shown[0] ?? slots.data.next_available ?? null,
    };
    return ok({ data, text: textOf(data.days, { ...data, zone: zone.data }) });
  },
});

type Wanted = { readonly from: LocalDate; readonly to: LocalDate; readonly around: Instant | undefined };

function readDates(
  { from, to, around }: Input,
  { today, zone }: { readonly today: LocalDate; readonly zone: ZoneName },
): Result<Wanted> {
  if (around !== undefined) {
    const instant = readInstant('around', around);
    if (!instant.ok) return instant;
    const date = localDateAt(instant.data, zone);
    return ok({ from: addDays(date, -usualDays), to: addDays(date, usualDays), around: instant.data });
  }
  const first = from === undefined ? today : parseLocalDate(from);
  if (!first) return refuseField('from', 'must be a date, as 2026-12-03', from ?? '');
  const last = to === undefined ? addDays(first, usualDays - 1) : parseLocalDate(to);
  if (!last) return refuseField('to', 'must be a date, as 2026-12-03', to ?? '');
  return last < first
    ? refuseField('to', 'must not be before "from"', last)
    : ok({ from: first, to: last, around: undefined });
}

function isIn(part: PartOfDay | undefined, start: string, zone: ZoneName): boolean {
  if (part === undefined) return true;
  const { hour } = toLocalTime(instantOf(start), zone);
  const [first, end] = partsOfDay[part];
  return first <= hour && hour < end;
}

/** Returns the first starts, or those nearest to a time, ascending. */
function choose(
  starts: readonly string[],
  { most, around }: { readonly most: number; readonly around: Instant | undefined },
): string[] {
  if (around === undefined) return starts.slice(0, most);
  const distance = (start: string) => Math.abs(instantOf(start) - around);
  const nearest = [...starts].sort((a, b) => distance(a) - distance(b)).slice(0, most);
  return starts.filter((start) => nearest.includes(start));
}

function byDay(starts: readonly string[], zone: ZoneName) {
  const days = Map.groupBy(starts, (start) => describeDate(localDateAt(instantOf(start), zone)));
  return [...days].map(([day, ofDay]) => ({ day, starts: ofDay }));
}

type Found = { readonly next_available: string | null; readonly zone: ZoneName };

function textOf(
  days: readonly { readonly day: string; readonly starts: readonly string[] }[],
  { next_available: next, zone }: Found,
): string {
  if (days.length > 0)
    return `${zone}: ${days.map(({ day, starts }) => `${day}: ${clocksOf(starts, zone)}`).join('; ')}`;
  return next === null
    ? 'Nothing can be booked then, nor within a year.'
    : `Nothing can be booked then. Next: ${next}.`;
}
