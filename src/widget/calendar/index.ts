/**
 * The calendar without markup: the days of a month, where keys move the focus, the times of a day. Pure, using `Intl`
 * only.
 *
 * Design: times are requested in UTC for one more day than the grid shows on either side, and grouped into days here.
 * One response therefore fills the month in every zone, for every first day of the week, and can be shared by all
 * visitors.
 */
export {
  type DateRange,
  datesShown,
  datesToRequest,
  daysAcross,
  type GridDay,
  monthGrid,
} from './month-grid.ts';
export { type Cursor, type CursorTarget, type KeyPress, moveCursor } from './move-cursor.ts';
export { nearestSlots } from './nearest-slots.ts';
export { readSlots } from './read-slots.ts';
export { minutesOf } from './slot-length.ts';
export {
  type PartOfDay,
  repeatedSlots,
  type Slot,
  type SlotsOfPart,
  slotsByDate,
  slotsByPart,
} from './slots.ts';
export { weekStartOf } from './week-start.ts';
