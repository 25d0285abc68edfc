/**
 * Open hours in the form for agents.
 *
 * Design: a change, or its preview, lists the bookings that it leaves outside the hours, and never cancels one.
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
