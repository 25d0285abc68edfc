/**
 * The calendars that hosts have elsewhere: read in the background, and only busy times are kept.
 *
 * The decision behind it: if it cannot be known that a time is free, it is not free. A reading counts as a whole or not
 * at all, what was known stays until there is something better, and after six hours without a reading the host is
 * closed unless they decided otherwise. Secrets are sealed, and no error, log or answer names an address.
 */
export type { CalendarWorker } from './calendar-worker.ts';
export type { Calendars } from './create-calendars.ts';
export { type OpenCalendarsOptions, openCalendars } from './open-calendars.ts';
