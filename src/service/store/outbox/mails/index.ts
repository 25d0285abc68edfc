/**
 * Mail about events, as the hosts see it in their lists.
 *
 * Design: the host and the language of an email are those that it was written with, because both may have changed since
 * then.
 */
export { createMails } from './mails.ts';
