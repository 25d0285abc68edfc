/**
 * The bookings of a host as a feed, at a secret address, to subscribe to in a calendar program.
 *
 * Design: a calendar program cannot sign in, so the address is the secret. The host can replace it at any time. A
 * second address from the same secret shows only when the host is busy.
 */
export { mountFeed } from './mount-feed.ts';
