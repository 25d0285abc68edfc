/**
 * Events: booked, listed, canceled, rescheduled and given to other hosts.
 *
 * Design: everything that decides about a time, including the clock, is read with the host locked, so that two requests
 * for one time are checked one after the other. An event that is given to another host keeps its place, unless its
 * event type says that the place is the host's own: then it takes place where the new host meets. For the host of the
 * event type, the event type names that place. For any other host, the request has to name it, or it is refused. The
 * invitee, the new host and the guests see both places, and the former host only the old one.
 */
export { book, readAnswers, readCalendarsOfHosts } from './book/index.ts';
export { cancel } from './cancel.ts';
export { type ExportedEvents, exportEvents, type FormOfEventType } from './export.ts';
export { getEventHistory, listMails, resendEventMail } from './history/index.ts';
export { issueEventManageLink } from './issue-manage-link.ts';
export { getEvent, listEvents } from './list.ts';
export { sendWithinLimits } from './mail/index.ts';
export { markNoShow } from './mark-no-show.ts';
export { listEventHosts, reassign } from './reassign/index.ts';
export { reschedule } from './reschedule.ts';
export { updateEvent } from './update.ts';
