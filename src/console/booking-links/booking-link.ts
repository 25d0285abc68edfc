/** Returns the address at which an event type can be booked, by its public id, as `ana/introductory-call`. */
export function bookingLink(publicId: string, origin = location.origin): string {
  return `${origin}/${publicId}`;
}
