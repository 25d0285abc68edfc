/**
 * When calendars are read: again after a while, and at once when somebody asks for it.
 *
 * The decision behind it: readings that are asked for are limited by account, those that are due by process, so that no
 * account can fill the memory or delay the others.
 */
export { emptiedMinutes, nextReadAfterFailure, nextReadAfterSuccess } from './reading-schedule.ts';
export { createRequestedReadings, requestedReadMillis } from './requested-readings.ts';
