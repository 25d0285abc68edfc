/**
 * Events: booked, listed, canceled, rescheduled and given to other hosts.
 *
 * The decision behind it: whatever decides about a time is read with the host locked, the clock too, so that two
 * requests for one time are checked one after the other.
 */
export { book, readAnswers } from './book/index.ts';
export { cancel } from './cancel.ts';
export { getEventHistory, listMails, resendEventMail } from './history/index.ts';
export { getEvent, listEvents } from './list.ts';
export { markNoShow } from './mark-no-show.ts';
export { reassign } from './reassign.ts';
export { reschedule } from './reschedule.ts';
export { updateEvent } from './update.ts';
