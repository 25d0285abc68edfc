/**
 * Bookable times: slots of an event type, and the open windows of a user.
 *
 * Design: the engine is pure and gets exactly the bookings that a range needs. Long searches run in steps, so that a
 * whole year of one account never delays other requests.
 */
export { explainSlots } from './explain-slots.ts';
export { listSlots } from './list-slots.ts';
export { listWindows } from './list-windows.ts';
export { readSlotRequest } from './read-slot-request.ts';
export { chooseDuration, slotRules } from './slot-rules.ts';
export { clampToBookable, clampToStorable, isUnread, refusalOutOfBounds } from './time-bounds.ts';
