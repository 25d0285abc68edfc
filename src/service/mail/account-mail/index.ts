/**
 * Mail to a user about their own account: an address to confirm, a calendar that cannot be read.
 *
 * The decision behind it: such mail belongs to no booking. It has one kind of letter each, and carries no calendar.
 */
export { type ConfirmationLink, EmailEntered, writeConfirmation } from './confirm-email.ts';
export { CalendarUnread, writeUnreadCalendar } from './unread-calendar.ts';
