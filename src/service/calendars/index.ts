/**
 * The calendars that hosts have elsewhere: they are read in the background, and only busy times are stored.
 *
 * Design: if we cannot know that a time is free, it is not free. A reading counts as a whole or not at all, and the
 * last known busy times stay until the next one succeeds. After six hours without a reading the host has no slots,
 * unless they chose otherwise. Secrets are encrypted, and no error, log line or response contains an address.
 */
export type { CalendarWorker } from './calendar-worker.ts';
export type { Calendars } from './create-calendars.ts';
export { type OpenCalendarsOptions, openCalendars } from './open-calendars.ts';
export { entryOf } from './writing/index.ts';
