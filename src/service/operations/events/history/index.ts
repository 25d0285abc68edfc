/**
 * What became of an event: what was done to it, and which mails and webhooks tell of it.
 *
 * The decision behind it: a history is no record of its own. It is read from the journal and from the deliveries, so that
 * it cannot say anything else than they do.
 */
export { getEventHistory } from './get-history.ts';
export { listMails, resendEventMail } from './mails.ts';
