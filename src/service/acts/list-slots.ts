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
import { addDays, formatInstantIn, type Interval, type LocalDate } from '../../time/index.ts';
import type { Asked } from './act.ts';
import { accept, type Outcome } from './outcome.ts';
import { ownEventType } from './own.ts';
import type { HostedEventType, Parts } from './parts.ts';
import { withinReach } from './reach.ts';
import { chooseDuration, slotRules } from './slot-rules.ts';

/** How far beyond the range the next bookable time is looked for (rule X). */
const searchedDays = 366;

/** An inactive event type has no slots, and neither has one without a schedule. */
export async function listSlots(parts: Parts, { caller, params, query }: Asked<'getSlots'>): Promise<Outcome<Slots>> {
  const hosted = await ownEventType(parts, caller, params.id);
  if (!hosted.ok) return hosted;
  const duration = chooseDuration(hosted.data.eventType, query.duration);
  if (!duration.ok) return duration;
  const rules = slotRules(hosted.data, duration.data);
  if (!rules || !hosted.data.eventType.is_active) return accept({ slots: {}, next_available: null });

  const { start: from, end: to, timezone: zone } = query;
  const question = await ask(parts, hosted.data, rules, rangeOfDates(from, to, zone));
  const slots = groupByDate(findSlots(question), duration.data, zone, { from, to });
  if (Object.keys(slots).length > 0) return accept({ slots });
  const next = findNextSlot(await ask(parts, hosted.data, rules, rangeOfDates(...datesAfter(to), zone)));
  return accept({ slots, next_available: next === undefined ? null : formatInstantIn(next, zone) });
}

/** Loads what the engine must know of a range, and no more. */
async function ask(
  { records, clock }: Parts,
  hosted: HostedEventType,
  rules: SlotRules,
  asked: Interval,
): Promise<SlotQuestion> {
  const now = clock();
  const range = withinReach(asked, now);
  const isEmpty = range.start >= range.end;
  const bookings = isEmpty ? noBookings : await records.findBookings(hosted, bookingsNeeded(rules, range));
  return { rules, bookings, now, range };
}

const noBookings: Bookings = { busy: [], starts: [] };

function datesAfter(date: LocalDate): [LocalDate, LocalDate] {
  return [addDays(date, 1), addDays(date, searchedDays)];
}
