/**
 * Where a key leads from a time.
 *
 * The decision behind it: it is read from where the times are drawn, so that it holds for any number of columns, for days
 * below each other and side by side, and for both directions of reading.
 */
export { moveFocus } from './move-focus.ts';
