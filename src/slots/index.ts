/**
 * Which times of a host can be booked: a pure function of posted hours, bookings, rules and now.
 *
 * The decision behind it: one predicate, judged instant by instant, says both which slots are offered and whether
 * a start may be booked, so the page never offers what the service refuses. A wall time is never turned into an
 * instant by guessing: the clocks of the schedule's zone are followed through each run of one offset, so a skipped
 * hour holds nothing and a repeated hour is open twice, without a special case.
 */
export { type BookingsNeeded, bookingsNeeded } from './bookings-needed.ts';
export { type Dates, rangeOfDates } from './dates.ts';
export { findSlots, findSlotsInSteps, judgeStart, type SlotQuestion, type StartQuestion } from './find-slots.ts';
export { groupByDate } from './group-by-date.ts';
export { findOpenTimeInSteps, type OpenTimeQuestion } from './open-time.ts';
export type { Bookings, SlotRules } from './rules.ts';
