/**
 * The history of an event: what was done to it, and which emails and webhooks were sent about it.
 *
 * Design: a history is not a separate record. It is read from the journal and the deliveries, so that it can never
 * contradict them.
 */
export { getEventHistory } from './get-history.ts';
export { listMails, resendEventMail } from './mails.ts';
