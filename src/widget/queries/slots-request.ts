import { daysBetween, type Instant } from '../../time/index.ts';
import type { DateRange, Slot } from '../calendar/index.ts';

/** Which times to ask for. */
export type SlotsRequest = {
  /** As it stands in a path. */
  readonly eventType: string;
  /** Dates in UTC. */
  readonly dates: DateRange;
  readonly durationMinutes: number | undefined;
  /** The token of a booking that is being rescheduled: its own time does not stand in the way. */
  readonly rescheduling: string | undefined;
};

export type LoadedSlots = {
  readonly dates: DateRange;
  /** Ascending. */
  readonly slots: readonly Slot[];
  /** The first time after the dates, told only when they hold none; null when there is none at all. */
  readonly nextAvailable: Instant | null | undefined;
  /** No time from then on is offered; undefined where bookings have no end, or it is not told. */
  readonly bookableUntil: Instant | undefined;
};

/**
 * Returns whether two requests differ by no more than a midnight: the times of the one may go on being shown while those
 * of the other come.
 */
export function isDayApart(before: SlotsRequest, after: SlotsRequest): boolean {
  if (before.eventType !== after.eventType || before.durationMinutes !== after.durationMinutes) return false;
  if (before.rescheduling !== after.rescheduling) return false;
  const days = [daysBetween(before.dates.start, after.dates.start), daysBetween(before.dates.end, after.dates.end)];
  return days.every((apart) => Math.abs(apart) <= 1);
}
