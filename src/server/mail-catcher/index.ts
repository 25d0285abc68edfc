/**
 * The mail catcher of a trial server: it shows the mail that would have been sent at `/mail`.
 *
 * Design: without a mail server, someone who has just started this one would never see an email. Emails contain names,
 * addresses and links that change bookings, so they stay in memory, only the latest are kept, and only browsers on the
 * same machine can see them.
 */
export { createMailCatcher, type MailCatcher, unsentFrom } from './mail-catcher.ts';
export { mountMailCatcher } from './mount-mail-catcher.ts';
