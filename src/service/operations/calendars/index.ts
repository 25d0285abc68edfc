/**
 * The calendars that hosts have elsewhere: connecting them, and what they say about a host.
 *
 * The decision behind it: whoever asks for times asks here first. A host whose calendar could not be read for hours is
 * refused with a reason, so that nobody takes silence for free time.
 */
export { listBusyTimes } from './busy-times.ts';
export { connectCalendar, disconnectCalendar, listCalendars, readCalendar, updateCalendar } from './calendar.ts';
export { checkCalendars, checkCalendarsNow, checkCalendarsOfEventNow } from './check-calendars.ts';
