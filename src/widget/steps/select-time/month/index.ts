/**
 * The grid of a month: its days, and the ways to another month.
 *
 * The decision behind it: it is a grid as in the WAI-ARIA pattern, with one day in the tab order; a swipe does what the
 * buttons beside its title do.
 */
export { Month } from './month.tsx';
