/**
 * What makes the mails about one event belong together: the calendar part (RFC 5546), by which calendars take the meeting
 * in, change it and cancel it, and the names by which mail programs show one conversation.
 *
 * The decision behind it: the service itself is the organizer, by the address that the mail comes from, and the host is an
 * attendee like the invitee. A calendar leaves out what names its own user as the organizer, and mistrusts an organizer
 * who is not the sender. The organizer is decided when an event is booked and kept with it.
 */
export { calendarPart } from './calendar-part.ts';
export { threadOf } from './thread.ts';
