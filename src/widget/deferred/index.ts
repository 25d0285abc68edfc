/**
 * What every part after the first screen needs besides its own chunk: its styles, and the English words.
 *
 * Design: a visitor who waits for the first times waits for nothing else. A part is never shown before its styles and
 * its words are loaded, so that it need not check whether they are.
 */
export { withDeferred } from './with-deferred.ts';
