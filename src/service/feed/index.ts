/**
 * The bookings of a host as a feed, at an address that only they know, to subscribe to in their calendars.
 *
 * The decision behind it: a calendar program cannot sign in, so the address is the secret. It can be replaced at any
 * time, and a second address of the same secret shows when the host is busy and nothing else.
 */
export { mountFeed } from './mount-feed.ts';
