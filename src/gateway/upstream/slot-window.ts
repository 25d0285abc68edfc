import type { Slots } from '../../contract/index.ts';
import { addMinutes, type Instant, type Interval, type Minutes, overlaps } from '../../time/index.ts';
import { readInstant, type UpstreamEventType } from './responses/index.ts';

/** What the server offers within the window of a month, in instants, so that it serves every zone. */
export type SlotWindow = {
  /** Ascending. */
  readonly slots: readonly Interval[];
  /** The first start after an empty window; null when there is none, undefined when the server does not say. */
  readonly nextAvailable: Instant | null | undefined;
  /** When bookings end, if the server says so. */
  readonly bookableUntil?: Instant | undefined;
  /** Why there are no times at all, if the server says so. */
  readonly reason?: Slots['reason'];
};

/** Reads the server's response. Returns undefined when it holds an invalid time. */
export function readSlotWindow(response: Slots): SlotWindow | undefined {
  const { slots: byDate, next_available: next, bookable_until: until, reason } = response;
  const slots: Interval[] = [];
  for (const { start: from, end: to } of Object.values(byDate).flat()) {
    const [start, end] = [readInstant(from), readInstant(to)];
    if (start === undefined || end === undefined) return undefined;
    slots.push({ start, end });
  }
  slots.sort((a, b) => a.start - b.start);
  const nextAvailable = typeof next === 'string' ? readInstant(next) : next;
  const bookableUntil = until === undefined ? undefined : readInstant(until);
  return { slots, nextAvailable, bookableUntil, ...(reason && { reason }) };
}

/** The conditions that a slot has to meet to be open. */
export type Conditions = {
  /** No earlier start is open. */
  readonly from: Instant;
  /** Times that were booked since, with the buffers of their own event type. */
  readonly takenTimes: readonly Interval[];
  readonly bufferBeforeMinutes: Minutes;
  readonly bufferAfterMinutes: Minutes;
};

/** Returns the conditions that a slot of an event type has to meet now, apart from the taken times. */
export function conditionsOf(eventType: UpstreamEventType, now: Instant): Omit<Conditions, 'takenTimes'> {
  const { min_scheduling_notice, buffer_time_before_event, buffer_time_after_event } = eventType;
  return {
    from: addMinutes(now, min_scheduling_notice),
    bufferBeforeMinutes: buffer_time_before_event,
    bufferAfterMinutes: buffer_time_after_event,
  };
}

/** Returns the time that a meeting takes from every event type of its host: its own, and its buffers. */
export function takenTimeOf(eventType: UpstreamEventType, { start, end }: Interval): Interval {
  return {
    start: addMinutes(start, -eventType.buffer_time_before_event),
    end: addMinutes(end, eventType.buffer_time_after_event),
  };
}

/** Returns the slots that are still open: not too close to now, and clear of the times that were taken since. */
export function openSlots({ slots }: SlotWindow, conditions: Conditions): readonly Interval[] {
  const { from, takenTimes, bufferBeforeMinutes, bufferAfterMinutes } = conditions;
  const first = slots.findIndex(({ start }) => start >= from);
  const ahead = first === 0 ? slots : slots.slice(first === -1 ? slots.length : first);
  if (takenTimes.length === 0) return ahead;
  const occupied = takenTimes.map(({ start, end }) => ({
    start: addMinutes(start, -bufferAfterMinutes),
    end: addMinutes(end, bufferBeforeMinutes),
  }));
  return ahead.filter((slot) => !occupied.some((one) => overlaps(one, slot)));
}
