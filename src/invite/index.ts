/**
 * One event as a calendar file (RFC 5545) and as links to web calendars; for the page and for mail.
 *
 * The decision behind it: the file is written here, line by line, since the libraries that can are too heavy for a page,
 * and read back in the tests by a parser that is not ours.
 */
export { writeCalendarFile } from './calendar-file.ts';
export { type CalendarLinks, calendarLinks } from './calendar-links.ts';
export type { Invitation } from './invitation.ts';
