/**
 * When calendars are read: regularly, and immediately when a user asks for it.
 *
 * Design: the reads that users and bookings wait for are limited by account, and due reads by process, so that no
 * account can fill the memory or delay the others.
 */
export { type BookingReadings, createBookingReadings } from './booking-readings.ts';
export { emptiedMinutes, nextReadAfterFailure, nextReadAfterSuccess } from './reading-schedule.ts';
export { createRequestedReadings, requestedReadMillis } from './requested-readings.ts';
