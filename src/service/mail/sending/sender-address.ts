/** Returns the address of a sender, such as `Bookings <bookings@example.com>` or the address alone. */
export function senderAddress(from: string): string {
  return /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim();
}
