/** Returns the address in what names a sender, as `Bookings <bookings@example.com>` or the address alone. */
export function senderAddress(from: string): string {
  return /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim();
}
