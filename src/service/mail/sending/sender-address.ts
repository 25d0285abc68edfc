import { domainToASCII } from 'node:url';

/**
 * Returns the address of a sender, such as `Bookings <bookings@example.com>` or the address alone. Its domain is in the
 * form that mail servers use (RFC 5890), so that the organizer in a calendar file is the sender of the email.
 */
export function senderAddress(from: string): string {
  const address = /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim();
  const [local, domain] = [address.slice(0, address.lastIndexOf('@')), address.slice(address.lastIndexOf('@') + 1)];
  return `${local}@${domainToASCII(domain) || domain}`;
}
