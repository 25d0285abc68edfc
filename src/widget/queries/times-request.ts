import { daysBetween, type Instant } from '../../time/index.ts';
import type { DateRange, Time } from '../calendar/index.ts';

/** Which times to ask for. */
export type TimesRequest = {
  /** As it stands in a path. */
  readonly eventType: string;
  /** Dates in UTC. */
  readonly dates: DateRange;
  readonly durationMinutes: number | undefined;
  /** The token of a booking that is being moved: its own time does not stand in the way. */
  readonly moving: string | undefined;
};

export type Times = {
  readonly dates: DateRange;
  /** Ascending. */
  readonly times: readonly Time[];
  /** The first time after the dates, told only when they hold none; null when there is none at all. */
  readonly nextAvailable: Instant | null | undefined;
};

/**
 * Returns whether two requests differ by no more than a midnight: the times of the one may go on being shown while those
 * of the other come.
 */
export function isDayApart(before: TimesRequest, after: TimesRequest): boolean {
  if (before.eventType !== after.eventType || before.durationMinutes !== after.durationMinutes) return false;
  if (before.moving !== after.moving) return false;
  const days = [daysBetween(before.dates.start, after.dates.start), daysBetween(before.dates.end, after.dates.end)];
  return days.every((apart) => Math.abs(apart) <= 1);
}
