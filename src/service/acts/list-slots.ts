import type { Slots } from '../../contract/index.ts';
import {
  type Bookings,
  bookingsNeeded,
  findNextSlot,
  findSlots,
  groupByDate,
  rangeOfDates,
  type SlotQuestion,
  type SlotRules,
} from '../../slots/index.ts';
import { addDays, formatInstantIn, type Instant, type Interval, type LocalDate } from '../../time/index.ts';
import type { Asked } from './act.ts';
import { accept, type Outcome } from './outcome.ts';
import { ownEventType } from './own.ts';
import type { HostedEventType, Parts, Records } from './parts.ts';
import { withinReach } from './reach.ts';
import { chooseDuration, slotRules } from './slot-rules.ts';

/** How far beyond the range the next bookable time is looked for (rule X). */
const searchedDays = 366;

/** Lists the bookable times of a range. An inactive event type has none, and neither has one without a schedule. */
export async function listSlots(parts: Parts, { caller, params, query }: Asked<'getSlots'>): Promise<Outcome<Slots>> {
  const hosted = await ownEventType(parts, { caller, id: params.id });
  if (!hosted.ok) return hosted;
  const duration = chooseDuration(hosted.data.eventType, query.duration);
  if (!duration.ok) return duration;
  const rules = slotRules(hosted.data, duration.data);
  if (!rules || !hosted.data.eventType.is_active) return accept({ slots: {}, next_available: null });

  const { start: from, end: to, timezone: zone } = query;
  const search = { records: parts.records, hosted: hosted.data, rules, now: parts.clock() };
  const starts = findSlots(await readQuestion(search, rangeOfDates(from, to, zone)));
  const slots = groupByDate(starts, duration.data, zone, { from, to });
  if (Object.keys(slots).length > 0) return accept({ slots });
  const next = findNextSlot(await readQuestion(search, rangeOfDates(...datesAfter(to), zone)));
  return accept({ slots, next_available: next === undefined ? null : formatInstantIn(next, zone) });
}

type Search = {
  readonly records: Records;
  readonly hosted: HostedEventType;
  readonly rules: SlotRules;
  readonly now: Instant;
};

/** Reads what the engine must know of a range, and no more. */
async function readQuestion({ records, hosted, rules, now }: Search, asked: Interval): Promise<SlotQuestion> {
  const range = withinReach(asked, now);
  const isEmpty = range.start >= range.end;
  const bookings = isEmpty ? noBookings : await records.findBookings(hosted, bookingsNeeded(rules, range));
  return { rules, bookings, now, range };
}

const noBookings: Bookings = { busy: [], starts: [] };

function datesAfter(date: LocalDate): [LocalDate, LocalDate] {
  return [addDays(date, 1), addDays(date, searchedDays)];
}
