/**
 * The grid of a month: its days, and the ways to another month.
 *
 * Design: it is a grid as in the WAI-ARIA pattern, with one day in the tab order. A swipe does the same as the buttons
 * beside its title.
 */
export { Month } from './month.tsx';
