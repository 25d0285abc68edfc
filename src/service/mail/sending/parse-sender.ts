import type { Mailbox } from './mailbox.ts';
import { senderAddress } from './sender-address.ts';

/**
 * Reads a sender such as `Bookings, Inc. <bookings@example.com>`. As text, the mail library would read a colon in the
 * name as the start of a group, which must not be the sender (RFC 5322, 3.6.2), and drop what is in parentheses.
 */
export function parseSender(from: string): Mailbox {
  const name = from.includes('<') ? from.slice(0, from.lastIndexOf('<')).trim() : '';
  return { name: unquote(name), address: senderAddress(from) };
}

/** A name may be quoted as in a header (RFC 5322, 3.2.4). */
function unquote(name: string): string {
  const inside = /^"((?:[^"\\]|\\.)*)"$/.exec(name)?.[1];
  return inside === undefined ? name : inside.replace(/\\(.)/g, '$1');
}
