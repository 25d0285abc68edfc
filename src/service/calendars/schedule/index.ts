/**
 * When calendars are read: regularly, and immediately when a user asks for it.
 *
 * Design: requested reads are limited by account, and due reads by process, so that no account can fill the memory or
 * delay the others.
 */
export { emptiedMinutes, nextReadAfterFailure, nextReadAfterSuccess } from './reading-schedule.ts';
export { createRequestedReadings, requestedReadMillis } from './requested-readings.ts';
