/**
 * The formats of texts in answers: email addresses, phone numbers, and the characters that nobody sees.
 *
 * The decision behind it: each format is read here once, so that the page, the gateway and the service agree on what is
 * the same address.
 */
export { isEmail, isSameAddress, splitEmails } from './email.ts';
export {
  addressWrapping,
  changesDirection,
  formatCharacters,
  isVisible,
  zeroWidthCharacters,
} from './invisible-characters.ts';
export { toE164 } from './phone.ts';
