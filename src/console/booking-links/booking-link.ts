/** Returns the address at which an event type can be booked, from its public id, such as `ana/introductory-call`. */
export function bookingLink(publicId: string, origin = location.origin): string {
  return `${origin}/${publicId}`;
}
