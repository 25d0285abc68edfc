/**
 * Phone numbers: parsing them in the notations of a country.
 *
 * Design: the numbering plans weigh more than everything else, so they are a separate chunk, loaded only for a form
 * with a phone field.
 */
export { createPhoneReader, type PhoneReader } from './phone-reader.ts';
