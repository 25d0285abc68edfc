/**
 * What can be read before the app is here: the month and its dates, in the places where the app draws them.
 *
 * The decision behind it: it comes in a small chunk of its own, long before the app on a slow line, and so shares no module
 * with the app. It draws only what the app is certain to show, and tests compare the two; else the blocks stay.
 */
export { draw } from './draw.ts';
