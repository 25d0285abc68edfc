/**
 * Our bookings in the calendars of hosts: one entry for each event, which is rescheduled and deleted with it.
 *
 * Design: a write is queued in the transaction of the booking and done afterward, so that no booking waits for a
 * calendar server. An attempt reads the event as it is then, and makes the calendar match: attempts can be repeated,
 * and rapid changes are written once.
 */
export { checkEntries } from './checks/index.ts';
export { createEventWriter, type EventWriter } from './create-event-writer.ts';
export { entryOf } from './entry-of.ts';
