/**
 * What can be read before the app has loaded: the month and its dates, in the places where the app draws them.
 *
 * Design: it is a small separate chunk that arrives long before the app on a slow connection, and so shares no module
 * with the app. It draws only what the app is certain to show, and tests compare the two. Otherwise the blocks stay.
 */
export { draw } from './draw.ts';
