/**
 * Meetings and events: a meeting takes the time of its hosts, an event is one invitee's booking of it.
 *
 * Design: each host of a meeting has a row with the time it takes from them, including buffers, so that the database
 * itself can refuse a double booking, however many hosts and invitees there are.
 */
export { createBookings } from './bookings.ts';
export { createBuffers } from './buffers.ts';
export { createEvents } from './events.ts';
export { createEventsExport } from './export-events.ts';
export { createMailDetails } from './mail-details.ts';
export { createMeetings } from './meetings.ts';
export { createOpenEvents } from './open-events.ts';
