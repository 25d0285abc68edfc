/**
 * Keeps the emails about one event together: the calendar part (RFC 5546), with which calendars add, change and
 * cancel the meeting, and the message ids, by which mail programs show one conversation.
 *
 * Design: the service itself is the organizer, with the address that the mail comes from, and the host is an attendee
 * like the invitee. A calendar ignores an invitation whose organizer is its own user, and distrusts an organizer who is
 * not the sender. The organizer is chosen when mail about an event is first sent, and stored with it.
 */
export { calendarPart } from './calendar-part.ts';
export { threadOf } from './thread.ts';
