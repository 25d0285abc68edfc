import { longestRangeDays, ok, type Result } from '../../contract/index.ts';
import {
  addDays,
  daysBetween,
  type Instant,
  type LocalDate,
  localDateAt,
  parseInstant,
  parseLocalDate,
  type ZoneName,
} from '../../time/index.ts';
import { readInstant, refuseValue } from './read-input.ts';

/** How many days to search if only one date or none is sent, and on each side of a time. */
const defaultDays = 7;

/** How many days on each side of a time can hold a start every minute and still fit into a response. */
const fewDays = 3;

type Input = {
  /** A date, or the start of the first slot that the previous response left out. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly around?: string | undefined;
};

type Place = { readonly now: Instant; readonly zone: ZoneName };

type RangeStart = { readonly from: LocalDate; readonly since: Instant | undefined };

/** The dates to search, and which starts to return: from an instant on, or the nearest to one. */
type SlotDates = RangeStart & { readonly to: LocalDate; readonly around: Instant | undefined };

/** Reads the dates for which an agent requests slots. */
export function readSlotDates({ from, to, around }: Input, place: Place): Result<SlotDates> {
  if (around !== undefined) {
    const instant = readInstant('around', around);
    if (!instant.ok) return instant;
    const dates = datesAround(instant.data, { zone: place.zone, days: defaultDays });
    return ok({ ...dates, since: undefined, around: instant.data });
  }
  const beginning = readBeginning(from, place);
  if (!beginning.ok) return beginning;
  const last = readEnd(to, beginning.data.from);
  return last.ok ? ok({ ...beginning.data, to: last.data, around: undefined }) : last;
}

/** Returns fewer dates than usual around an instant, for an event type with too many slots in the usual dates. */
export function fewDatesAround(instant: Instant, zone: ZoneName): Dates {
  return datesAround(instant, { zone, days: fewDays });
}

type Dates = { readonly from: LocalDate; readonly to: LocalDate };
type Width = { readonly zone: ZoneName; readonly days: number };

function datesAround(instant: Instant, { zone, days }: Width): Dates {
  const date = localDateAt(instant, zone);
  return { from: dateFrom(date, -days), to: dateFrom(date, days) };
}

function readBeginning(from: string | undefined, { now, zone }: Place): Result<RangeStart> {
  if (from === undefined) return ok({ from: localDateAt(now, zone), since: undefined });
  const date = parseLocalDate(from);
  if (date) return ok({ from: date, since: undefined });
  const since = parseInstant(from);
  if (since === undefined)
    return refuseValue('from', { expected: 'must be a date such as 2026-12-03, or "next" of a response', value: from });
  return ok({ from: localDateAt(since, zone), since: since });
}

function readEnd(to: string | undefined, first: LocalDate): Result<LocalDate> {
  const last = to === undefined ? dateFrom(first, defaultDays - 1) : parseLocalDate(to);
  if (!last) return refuseValue('to', { expected: 'must be a date such as 2026-12-03', value: to ?? '' });
  if (last < first) return refuseValue('to', { expected: 'must not be before "from"', value: last });
  if (daysBetween(first, last) < longestRangeDays) return ok(last);
  return refuseValue('to', { expected: `must be within ${longestRangeDays} days of "from"`, value: last });
}

/** Returns the date some days from another, or that date itself where the year could not be written in a request. */
function dateFrom(date: LocalDate, days: number): LocalDate {
  return parseLocalDate(addDays(date, days)) ?? date;
}
