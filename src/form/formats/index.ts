/**
 * The formats of texts in answers: email addresses, phone numbers and invisible characters.
 *
 * Design: each format is read in one place, so that the page, the gateway and the service agree on which addresses are
 * the same.
 */
export { composeMarks } from './compose-marks.ts';
export { isEmail, isSameAddress, splitEmails } from './email.ts';
export {
  addressWrapping,
  changesDirection,
  formatCharacters,
  isVisible,
  zeroWidthCharacters,
} from './invisible-characters.ts';
export { toE164 } from './phone.ts';
