/**
 * The calendar without markup: which days a month shows, where keys move the focus, which times a day has. Pure, and asking
 * `Intl` alone.
 *
 * The decision behind it: times are asked in UTC for a day more than the grid shows on either side, and grouped into
 * days here. So one answer fills the month in every zone, for every start of the week, and can be shared by all visitors.
 */
export {
  type DateRange,
  datesShown,
  datesToAsk,
  daysAcross,
  type GridDay,
  monthGrid,
  monthOf,
} from './month-grid.ts';
export { type Cursor, type KeyPress, type Moved, moveCursor } from './move-cursor.ts';
export { nearestSlots } from './nearest-slots.ts';
export { readSlots } from './read-slots.ts';
export {
  type PartOfDay,
  repeatedSlots,
  type Slot,
  type SlotsOfPart,
  slotsByDate,
  slotsByPart,
} from './slots.ts';
export { weekStartOf } from './week-start.ts';
