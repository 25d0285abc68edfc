/**
 * Open hours in the form for agents.
 *
 * The decision behind it: a change says which bookings it leaves outside the hours, in a preview as well, and never
 * cancels one.
 */
export { changeInTurn } from './change-in-turn.ts';
export { changeSchedule, findSchedule, Outside, outsideText } from './change-schedule.ts';
export {
  Blocks,
  describeWeek,
  hoursText,
  listOverrides,
  listUpcomingOverrides,
  Override,
  overridesText,
  readBlocks,
  Week,
} from './describe-hours.ts';
