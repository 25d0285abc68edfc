import type { Instant, Interval, Minutes, ZoneName } from '../time/index.ts';
import type { ScheduledHours } from './open-hours/index.ts';

/** The settings of event type, schedule and host that decide whether a time can be booked. */
export type SlotRules = ScheduledHours & {
  /** The schedule's zone, which decides what is open. */
  readonly zone: ZoneName;
  /**
   * The zone whose days the limits and the window count. This is the schedule's zone. Hosts who take turns share the
   * limits, so for them it is the zone of the event type's own schedule.
   */
  readonly limitsZone: ZoneName;
  readonly durationMinutes: Minutes;
  /** Minutes on the wall clock from one start to the next; null for the duration. */
  readonly intervalMinutes: Minutes | null;
  readonly bufferBeforeMinutes: Minutes;
  readonly bufferAfterMinutes: Minutes;
  readonly noticeMinutes: Minutes;
  readonly limits: Limits;
  /** 0 Sunday to 6 Saturday. */
  readonly startOfWeek: number;
  /** The last day that can be booked, counted from today in `limitsZone`; null for no end. */
  readonly windowDays: number | null;
};

/** The most bookings of the event type in a calendar day, week, month or year of `limitsZone`. */
export type Limits = {
  readonly day?: number | undefined;
  readonly week?: number | undefined;
  readonly month?: number | undefined;
  readonly year?: number | undefined;
};

/** The host's live bookings that matter to a range. `bookingsNeeded` says which. */
export type Bookings = {
  /** Every live event of the host, of any event type, from its stored buffer before to its stored buffer after. */
  readonly busy: readonly Interval[];
  /** The starts of the live events of this event type, past ones included, for the limits. */
  readonly starts: readonly Instant[];
};
