import * as v from 'valibot';

/**
 * The most slots, or windows of open time, in one response. A range with more is refused with `validation_failed`, and
 * `end` in `errors` names the last date up to which all of them fit. Request these dates first, then the rest. A month
 * of working days by the minute fits.
 */
export const maxSlots = 12_500;

/** A bookable time; both ends are ISO 8601 with the offset of the requested zone at that instant. */
export const Slot = v.object({ start: v.string(), end: v.string() });

export type Slot = v.InferOutput<typeof Slot>;

/** Why an event type has no slots at all. */
const noSlotsReasons = ['no_schedule'] as const;

/** Bookable times by the local date of their start in the requested zone. Dates without any are absent. */
export const Slots = v.object({
  slots: v.record(v.string(), v.array(Slot)),
  /** Only if `slots` is empty: the first bookable start after the range within 366 days, or null. */
  next_available: v.optional(v.nullable(v.string())),
  /**
   * When bookings end: no later start is offered. It moves on as time passes, so later dates open for booking one by
   * one. Absent if there is no end.
   */
  bookable_until: v.optional(v.string()),
  /** Only if the event type can never be booked with its current settings: the account has no schedule. */
  reason: v.optional(v.picklist(noSlotsReasons)),
});

export type Slots = v.InferOutput<typeof Slots>;
