/**
 * Returns the address at `origin` at which an event type can be booked, from its public id, such as
 * `ana/introductory-call`.
 */
export function bookingLink(publicId: string, origin: string): string {
  return `${origin}/${publicId}`;
}
