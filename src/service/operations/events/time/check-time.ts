import {
  type EventType,
  ok,
  type ProblemResult,
  type Refusal,
  type Result,
  refuse,
  refuseField,
} from '../../../../contract/index.ts';
import { bookingsNeeded, checkStart } from '../../../../slots/index.ts';
import { addMinutes, asInstant, type Instant, type Interval, minuteMillis } from '../../../../time/index.ts';
import type { HostedEventType, HostRecords } from '../../../records/index.ts';
import { isUnread, refusalOutOfBounds, slotRules } from '../../slots/index.ts';

/** A time to be booked. */
export type CandidateTime = {
  readonly hostRecords: HostRecords;
  readonly hostedType: HostedEventType;
  readonly time: Interval;
  readonly now: Instant;
  /** From when on calendars of the host were not read; undefined if they were read completely. */
  readonly knownUntil: Instant | undefined;
  /** The event that is being rescheduled: its own time counts as free. */
  readonly exceptEventId?: string;
};

/** Returns the rule that excludes a time, or undefined. */
export async function checkTime({
  hostRecords,
  hostedType,
  time,
  now,
  knownUntil,
  exceptEventId,
}: CandidateTime): Promise<Refusal | undefined> {
  const { start, end } = time;
  const rules = slotRules(hostedType, (end - start) / minuteMillis);
  if (!rules) return 'outside_hours';
  const outOfBounds = refusalOutOfBounds(start, now);
  if (outOfBounds) return outOfBounds;
  if (isUnread(busyTime(hostedType, time), knownUntil)) return 'taken';
  const only = { start, end: asInstant(start + 1) };
  const bookings = await hostRecords.findBookings(hostedType, bookingsNeeded(rules, only), exceptEventId);
  return checkStart({ rules, bookings, now, start });
}

/** Returns the time with its buffers, which stay with the meeting when the event type's buffers change. */
export function busyTime({ eventType }: HostedEventType, { start, end }: Interval): Interval {
  return {
    start: addMinutes(start, -eventType.buffer_time_before_event),
    end: addMinutes(end, eventType.buffer_time_after_event),
  };
}

export function refuseStart(reason: Refusal): ProblemResult {
  return refuse({ code: 'slot_unavailable', reason });
}

/** Refuses an inactive event type. The account can see it, so booking it is a wrong field, not a missing resource. */
export function checkActive({ is_active }: EventType, path: 'event_type_id' | 'start'): Result<true> {
  if (is_active) return ok(true);
  const sentence = path === 'start' ? 'cannot be chosen: the event type is not active' : 'is not active';
  return refuseField(path, sentence);
}

/** Returns one refusal that names all wrong fields. */
export function refuseAll(outcomes: readonly Result<unknown>[]): ProblemResult {
  const errors = outcomes.flatMap((outcome) => (outcome.ok ? [] : Object.entries(outcome.problem.errors ?? {})));
  return refuse({ code: 'validation_failed', errors: Object.fromEntries(errors) });
}
