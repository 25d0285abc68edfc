/**
 * A booking as several screens show it: its times, its place, and its line in a list.
 *
 * Design: a booking from `/v1` is read into a `Meeting` once, with real instants, so that no screen parses a date or
 * decides by itself what "rescheduled" or "upcoming" means.
 */
export { inviteeWords } from './invitee-words.ts';
export { LocationAction } from './location-action.tsx';
export { dayOf, inviteeTime, inviteeTimeAt, type Meeting, readMeeting } from './meeting.ts';
export { MeetingChips } from './meeting-chips.tsx';
export { MeetingList } from './meeting-list.tsx';
export { readLocation } from './read-location.ts';
export { useDeletedEntries } from './use-deleted-entries.ts';
export { useEventTypeTitle } from './use-event-type-title.ts';
export { useMovedEntries } from './use-moved-entries.ts';
