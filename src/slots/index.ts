/**
 * Finds which times of a host can be booked: a pure function of open hours, bookings, rules and the current time.
 *
 * Design: one predicate decides whether a start can be booked, and why not. Slots are found by a sweep over open hours
 * and busy time, which is many times as fast. Laws check that both agree on any input, and that both agree with a slow
 * engine that shares no step with them, so the page never offers what the service refuses. A wall time is never guessed
 * into an instant: each interval of one offset in the schedule's zone is read separately, so a skipped hour holds
 * nothing and a repeated hour is open twice, without a special case.
 */
export { type BookingsNeeded, bookingsNeeded } from './bookings-needed.ts';
export { checkStart, endOfWindow, type StartQuestion } from './check-start.ts';
export { type DateRange, groupByDate, rangeOfDates } from './dates/index.ts';
export {
  type DayExplanation,
  type ExplanationQuestion,
  explainDay,
  type PostedHours,
  type RefusalCause,
} from './explain-day.ts';
export { findSlots, findSlotsInSteps, type SlotQuestion } from './find-slots.ts';
export { type FreeTimeQuestion, findFreeTimeInSteps } from './free-time.ts';
export type { Bookings, SlotRules } from './rules.ts';
