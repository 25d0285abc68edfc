/**
 * What the page knows beforehand: answers that fill in the form, and metadata for the booking.
 *
 * Design: the property, the attributes and the query are three ways to set the same data. The first in that order wins,
 * and an answer without a field is named once in the console.
 */
export { readMetadata } from './metadata.ts';
export { createPrefillState } from './prefill-state.ts';
export { readPrefill } from './read-prefill.ts';
