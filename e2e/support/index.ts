/**
 * What the journeys stand on: the browsers of the machine.
 *
 * The decision behind it: a journey runs in whatever browser is there, and the one command installs what is missing.
 */
export { findBrowser, findFirefox, findWebKit } from './find-browser.ts';
