/**
 * The calendars whose busy times block bookings: a screen, and the sentences about a calendar that cannot be connected.
 *
 * Design: this index only re-exports. If it held code, the sentences, which two screens share, would be loaded before
 * any screen.
 */
export { calendarsScreen } from './calendars-screen.ts';
export { targetError } from './target-error.ts';
export { words as calendarsWords } from './words/index.ts';
