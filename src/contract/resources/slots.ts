import * as v from 'valibot';

/**
 * How many slots, or windows of open time, one answer lists at the most. Dates that hold more are refused with
 * `validation_failed`, and what stands at `end` in `errors` names the last date up to which all of them fit: ask for
 * those, then for the rest. A month of working days by the minute fits.
 */
export const mostSlots = 12_500;

/** A bookable time; both ends are ISO 8601 with the offset of the requested zone at that instant. */
export const Slot = v.object({ start: v.string(), end: v.string() });

export type Slot = v.InferOutput<typeof Slot>;

/** Why an event type has no slots at all. */
const noSlotsReasons = ['no_schedule'] as const;

/** Bookable times by the local date of their start in the requested zone; a date without any is absent. */
export const Slots = v.object({
  slots: v.record(v.string(), v.array(Slot)),
  /** Only when `slots` is empty: the first bookable start after the range within 366 days, or null. */
  next_available: v.optional(v.nullable(v.string())),
  /** When bookings end: no start from then on is offered. Absent where there is no such end. */
  bookable_until: v.optional(v.string()),
  /** Only when the event type can never be booked as it is set up: the account has no schedule. */
  reason: v.optional(v.picklist(noSlotsReasons)),
});

export type Slots = v.InferOutput<typeof Slots>;
