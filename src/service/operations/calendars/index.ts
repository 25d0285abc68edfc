/**
 * The connected calendars of hosts: how they are connected, and what they say about a host.
 *
 * Design: every search for times checks here first. If a calendar has been unreadable for hours, the request is refused
 * with a reason, so that no unread time counts as free.
 */
export { listBusyTimes } from './busy-times.ts';
export { connectCalendar, disconnectCalendar, listCalendars, readCalendar, updateCalendar } from './calendar.ts';
export {
  checkCalendars,
  checkCalendarsNow,
  checkCalendarsOfAllNow,
  checkCalendarsOfEachNow,
  type KnownCalendars,
} from './check-calendars.ts';
export { listDeletedEntries, restoreEventEntry } from './deleted-entries.ts';
export { listMovedEntries } from './moved-entries.ts';
export { feedTokenDigest, getCalendarFeed, rotateCalendarFeed } from './own-feed.ts';
export { readCalendarsWithout } from './read-without.ts';
