/**
 * The element on the page: its attributes and methods, its skeleton, and the theme it takes from the page.
 *
 * Design: all of it is in the script of the page, so it is small, uses no library and shares no module with the app,
 * which it loads.
 */
export { SchedBooking } from './element.ts';
export { loadPopup } from './load-app.ts';
