/**
 * Phone numbers: reading what was typed in the ways of a country.
 *
 * The decision behind it: the numbering plans weigh more than all the rest, so they are a chunk of their own, loaded only
 * for a form with a phone field.
 */
export { createPhoneReader, type PhoneReader } from './phone-reader.ts';
