/**
 * Events, and the time of a host that they take.
 *
 * The decision behind it: an event keeps the time it blocks with its buffers beside the time it lasts, so that the
 * database itself can refuse a double booking.
 */
export { createBookings } from './bookings.ts';
export { createEvents } from './events.ts';
