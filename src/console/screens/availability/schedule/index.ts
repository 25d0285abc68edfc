/**
 * A schedule as it is edited: a field for each weekday, the days off and the zone; and what can be done with the periods
 * of a day.
 *
 * The decision behind it: each weekday is a field of its own, so the bar that saves can name it, and two people who change
 * different days do not stand in each other's way.
 */
export { faultOf, splitAtMidnight, tidy, withBreak, withMore } from './periods.ts';
export { bodyOf, dayAfter, fieldsOf, hasFault, type ScheduleFields, weekFrom } from './schedule-fields.ts';
