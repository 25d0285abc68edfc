import * as v from 'valibot';
import { type Availability, type Event, endpoints, ok, type Result, refuse } from '../../../contract/index.ts';
import { findFreeTimeInSteps } from '../../../slots/index.ts';
import {
  addDays,
  type Interval,
  type LocalDate,
  localDateAt,
  requireInstant,
  startOfDate,
  type ZoneName,
} from '../../../time/index.ts';
import { describeTime, noSchedule, Time } from '../descriptions/index.ts';
import { longestList } from '../inputs.ts';
import { readPart } from '../read-input.ts';
import type { Session } from '../session.ts';
import { findBookingsOf } from './find-bookings.ts';

/** Bookings outside the hours after a change, whether or not they were outside before. They stay booked. */
export const Outside = v.object({
  total: v.number(),
  /** Whether all upcoming bookings were checked, not only the earliest thousands. */
  is_complete: v.boolean(),
  bookings: v.array(v.object({ id: v.string(), ...Time.entries })),
});

type Outside = v.InferOutput<typeof Outside>;

type Change = {
  readonly schedule: Availability;
  readonly content: Partial<Pick<Availability, 'hours' | 'overrides'>>;
  readonly preview: boolean;
};

type ScheduleChange = { readonly outside: Outside };

/** Finds the schedule that an agent names, or the default one. */
export async function findSchedule(session: Session, id: number | undefined): Promise<Result<Availability>> {
  if (id !== undefined) return session.call('getAvailability', { params: { id } });
  const schedules = await session.call('listAvailabilities');
  if (!schedules.ok) return schedules;
  const schedule = schedules.data.find(({ is_default }) => is_default);
  if (schedule) return ok(schedule);
  const errors = { id: ['must be that of a schedule: create one in the console, or with POST /v1/availabilities'] };
  return refuse({ code: 'resource_not_found', message: noSchedule, errors });
}

/** Changes the hours of a schedule, unless it is only a preview, and finds the bookings that are then outside them. */
export async function changeSchedule(
  session: Session,
  { schedule, content, preview }: Change,
): Promise<Result<ScheduleChange>> {
  const body = readPart(endpoints.updateAvailability.input.body, content);
  if (!body.ok) return body;
  const upcoming = await findBookingsOf(session, schedule);
  if (!upcoming.ok) return upcoming;
  const { events, isComplete } = upcoming.data;
  if (!preview) {
    const params = { id: schedule.id };
    const update = await session.call('updateAvailability', { params, body: content, ifMatch: schedule.updated_at });
    if (!update.ok) return update;
  }
  const zone = schedule.timezone as ZoneName; // validated when it was written
  const isOpen = createOpenHours({ ...schedule, ...content });
  const outside = events.filter((event) => !isOpen(event));
  const first = outside.slice(0, longestList);
  const bookings = first.map(({ id, start }) => ({ id, ...describeTime(requireInstant(start), zone) }));
  return ok({ outside: { total: outside.length, is_complete: isComplete, bookings } });
}

/** Says how many bookings a change leaves outside the hours. */
export function outsideText({ total, is_complete }: Outside): string {
  const note = is_complete ? '' : ' Later bookings were not checked.';
  const count =
    total === 0 ? 'No booking is outside the hours.' : `Bookings outside the hours: ${total}. They stay booked.`;
  return `${count}${note}`;
}

/**
 * Returns a check of whether a booking is within the open hours of a schedule. The check reads only the days around each
 * booking, because an invitee may have booked a day thousands of years ahead.
 */
function createOpenHours({ hours, overrides = [], timezone }: Availability) {
  const zone = timezone as ZoneName; // validated when it was written
  const openAround = new Map<LocalDate, readonly Interval[]>();

  function readAround(date: LocalDate): readonly Interval[] {
    const [first, end] = [addDays(date, -1), addDays(date, daysAfter)];
    const range = { start: startOfDate(first, zone), end: startOfDate(end, zone) };
    const open = [...findFreeTimeInSteps({ zone, hours, overrides, busy: [], range })].flatMap((step) => [...step]);
    openAround.set(date, open);
    return open;
  }

  return function isOpen(event: Event): boolean {
    const { start, end } = timeOf(event);
    const date = localDateAt(start, zone);
    const open = openAround.get(date) ?? readAround(date);
    return open.some((interval) => interval.start <= start && end <= interval.end);
  };
}

/** A booking ends at most a day after it starts. No piece of open time may end in the middle of it. */
const daysAfter = 4;

function timeOf({ start, end }: Event): Interval {
  return { start: requireInstant(start), end: requireInstant(end) };
}
