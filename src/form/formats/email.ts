import { addressWrapping } from './invisible-characters.ts';

/**
 * The addresses of `<input type="email">` (WHATWG HTML, 4.10.5.1.5). Valibot has the same pattern, in a module that pages load
 * long before somebody writes an address.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const longestAddress = 254; // RFC 5321, 4.5.3.1.3, less the angle brackets

/**
 * Returns whether `text` is an address mail can be sent to: what `<input type="email">` takes,
 * with a dot in its domain, 254 characters at most.
 */
export function isEmail(text: string): boolean {
  return text.length <= longestAddress && emailPattern.test(text) && text.includes('.', text.indexOf('@'));
}

/** Splits pasted text into addresses at commas, semicolons and white space; `Ada <ada@example.org>` gives the address. */
export function splitEmails(text: string): string[] {
  return text
    .replace(addressWrapping, '')
    .split(/[\s,;<>]+/)
    .filter((part) => part.includes('@') || isLoneWord(text, part))
    .map((part) => part.trim());
}

// Text without any "@" is a typing slip, to be shown as wrong rather than dropped.
function isLoneWord(text: string, part: string): boolean {
  return part !== '' && !text.includes('@');
}

/** Returns whether two texts are one person's address: mail servers make no difference between large and small letters. */
export function isSameAddress(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.trim().toLowerCase() === other?.trim().toLowerCase();
}
