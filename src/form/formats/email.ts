import { longestEmail } from '../../contract/index.ts';
import { addressWrapping } from './invisible-characters.ts';

/**
 * The pattern of `<input type="email">` (WHATWG HTML, 4.10.5.1.5). Valibot has the same pattern, but in a module that
 * pages would load long before an invitee enters an address.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * Returns whether mail can be sent to `text`: it matches `<input type="email">`, has a dot in its domain, and is at
 * most 254 characters long.
 */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && emailPattern.test(text) && text.includes('.', text.indexOf('@'));
}

/**
 * Splits pasted text into addresses at commas, semicolons and white space; `Ada <ada@example.org>` gives the address.
 */
export function splitEmails(text: string): string[] {
  return text
    .replace(addressWrapping, '')
    .split(/[\s,;<>]+/)
    .filter((part) => part.includes('@') || isLoneWord(text, part))
    .map((part) => part.trim());
}

// Text without an "@" is a typing error, so show it as wrong rather than drop it.
function isLoneWord(text: string, part: string): boolean {
  return part !== '' && !text.includes('@');
}

/** Returns whether two texts are the same email address. Letter case does not matter, as mail servers ignore it. */
export function isSameAddress(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.trim().toLowerCase() === other?.trim().toLowerCase();
}
