/**
 * A schedule being edited: a field for each weekday, the days off and the zone, and the operations on the periods of a
 * day.
 *
 * Design: each weekday is a separate field, so that the save bar can name it, and two people who change different days
 * do not conflict.
 */
export { faultOf, splitAtMidnight, tidy, withBreak, withMore } from './periods.ts';
export { bodyOf, dayAfter, faultyDay, fieldsOf, isUndated, type ScheduleFields, weekFrom } from './schedule-fields.ts';
