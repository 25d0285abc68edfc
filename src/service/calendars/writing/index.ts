/**
 * Our bookings in the calendars of hosts: one entry for each event, which follows it when it is rescheduled and goes
 * when it is canceled.
 *
 * The decision behind it: what is to be written is noted in the transaction of the booking and done afterwards, so that
 * no booking waits for a calendar server. An attempt reads the event as it is then, and makes the calendar fit: attempts
 * can be repeated, and changes that came too fast are written once.
 */
export { checkDeletions } from './check-deletions.ts';
export { entryOf } from './entry-of.ts';
export { createEventWriter, type EventWriter } from './write-event.ts';
