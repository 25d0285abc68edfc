/**
 * The times of a day as one tab stop, among which arrow keys, Home and End move the focus (WAI-ARIA, toolbar pattern).
 *
 * The decision behind it: which time is the tab stop is state of the day that draws them. Where a key leads comes in a chunk
 * of its own, `move-focus`, as soon as a time has the focus; where it cannot be loaded, every time is a tab stop.
 */
export { useTabStop } from './use-tab-stop.ts';
