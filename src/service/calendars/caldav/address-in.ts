import { CalendarError } from '../calendar-error.ts';

/**
 * Returns the address that a response names. A server may name an address on another of its machines, as iCloud does,
 * but never an unencrypted one.
 */
export function addressIn(href: string, from: string): string {
  const url = URL.parse(href, from);
  const isTrusted = url && (url.origin === new URL(from).origin || url.protocol === 'https:');
  if (!isTrusted) throw new CalendarError('refused_address');
  return url.href;
}
