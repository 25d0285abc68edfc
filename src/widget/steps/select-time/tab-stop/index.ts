/**
 * The times of a day as one tab stop, among which arrow keys, Home and End move the focus (WAI-ARIA, toolbar pattern).
 *
 * Design: the day that draws the times knows which one is the tab stop. The handling of keys is a separate chunk,
 * `move-focus`, loaded as soon as a time has the focus. If it cannot be loaded, every time is a tab stop.
 */
export { useTabStop } from './use-tab-stop.ts';
