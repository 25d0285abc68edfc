/**
 * The calendar part of a mail (RFC 5546): the meeting as calendars take it in, change it and cancel it.
 */
export { invitationTo, methodOf } from './invitation-to.ts';
