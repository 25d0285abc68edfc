/**
 * Finds which times of a host can be booked: a pure function of open hours, bookings, rules and the time it is now.
 *
 * The decision behind it: one predicate, applied to each start, decides which slots are offered, whether a start can
 * be booked and why one is not, so the page never offers what the service refuses and no explanation differs from what
 * the page offers. A wall time is never guessed into an instant: each interval of one offset in the schedule's zone is
 * read by itself, so a skipped hour holds nothing and a repeated hour is open twice, without a special case.
 */
export { type BookingsNeeded, bookingsNeeded } from './bookings-needed.ts';
export { checkStart, type StartQuestion } from './check-start.ts';
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
