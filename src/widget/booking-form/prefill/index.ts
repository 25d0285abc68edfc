/**
 * What the page knows beforehand: answers that fill in the form, and metadata that goes along with the booking.
 *
 * The decision behind it: the property, the attributes and the query say the same in three ways; whichever comes first in
 * that order wins, and what fits no field is named once in the console.
 */
export { readMetadata } from './metadata.ts';
export { createPrefillState } from './prefill-state.ts';
export { readPrefill } from './read-prefill.ts';
