/**
 * What every part behind the first screen needs besides its own chunk: its styles, and the English words.
 *
 * The decision behind it: whoever waits for the first times waits for nothing else. A part is never shown before its styles
 * and its words are here, so that it need not ask whether they are.
 */
export { withDeferred } from './with-deferred.ts';
