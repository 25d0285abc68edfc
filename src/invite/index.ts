/**
 * One event as a calendar file (RFC 5545) and as links to web calendars, for the page and for mail.
 *
 * Design: the file is written here, line by line, because the libraries for it are too large for a page. The tests read
 * it back with an independent parser.
 */
export { writeCalendarFeed, writeCalendarFile } from './calendar-file.ts';
export { type CalendarLinks, calendarLinks } from './calendar-links.ts';
export type { Attendee, Invitation, Person } from './invitation.ts';
export { mailtoOf } from './mailto.ts';
