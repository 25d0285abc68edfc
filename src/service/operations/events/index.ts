/**
 * Events: booked, listed, canceled, rescheduled and given to other hosts.
 *
 * The decision behind it: whatever decides about a time is read with the host locked, the clock too, so that two
 * requests for one time are checked one after the other. An event that is given to another host keeps its place, unless
 * its event type says that the place is the host's own: then it takes place where the new host meets. If that is the
 * host of the event type, the event type says where; of anybody else only the request can, and it is refused without.
 * The invitee, the new host and the guests read both places, and the former host only the one they had.
 */
export { book, readAnswers } from './book/index.ts';
export { cancel } from './cancel.ts';
export { getEventHistory, listMails, resendEventMail } from './history/index.ts';
export { getEvent, listEvents } from './list.ts';
export { markNoShow } from './mark-no-show.ts';
export { reassign } from './reassign.ts';
export { reschedule } from './reschedule.ts';
export { updateEvent } from './update.ts';
