/**
 * Where a key moves from a time.
 *
 * Design: this is computed from where the times are drawn, so that it works for any number of columns, for days below
 * each other and side by side, and for both reading directions.
 */
export { moveFocus } from './move-focus.ts';
