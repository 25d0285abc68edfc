import { daysBetween, type Instant } from '../../time/index.ts';
import type { DateRange, Slot } from '../calendar/index.ts';

/** Which times to request. */
export type SlotsRequest = {
  /** As written in a path. */
  readonly eventType: string;
  /** Dates in UTC. */
  readonly dates: DateRange;
  readonly durationMinutes: number | undefined;
  /** The token of a booking that is being rescheduled: its own time counts as free. */
  readonly rescheduling: string | undefined;
};

export type LoadedSlots = {
  readonly dates: DateRange;
  /** Ascending. */
  readonly slots: readonly Slot[];
  /** The first time after the dates, known only if these have none; null if there is none at all. */
  readonly nextAvailable: Instant | null | undefined;
  /** No time from then on is offered; undefined if bookings have no end, or it is unknown. */
  readonly bookableUntil: Instant | undefined;
};

/**
 * Returns whether two requests differ only by a midnight in between: the old times may stay visible while the new ones
 * load.
 */
export function isDayApart(before: SlotsRequest, after: SlotsRequest): boolean {
  if (before.eventType !== after.eventType || before.durationMinutes !== after.durationMinutes) return false;
  if (before.rescheduling !== after.rescheduling) return false;
  const days = [daysBetween(before.dates.start, after.dates.start), daysBetween(before.dates.end, after.dates.end)];
  return days.every((apart) => Math.abs(apart) <= 1);
}
