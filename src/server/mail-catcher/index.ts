/**
 * The mail catcher of a trial server: it shows the mail that would have been sent at `/mail`.
 *
 * The decision behind it: without a mail server, somebody who has just started this one would never see a mail. Mail
 * contains names, addresses and links that change bookings, so it stays in memory, only the latest are kept, and only
 * browsers on the same machine can see them.
 */
export { createMailCatcher, type MailCatcher, unsentFrom } from './mail-catcher.ts';
export { mountMailCatcher } from './mount-mail-catcher.ts';
