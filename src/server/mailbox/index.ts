/**
 * The mailbox of a server that is being tried out: what it would have sent, shown at `/mail`.
 *
 * The decision behind it: without a mail server, somebody who has just started this one would never see a mail. Mails hold
 * names, addresses and links that change bookings. So they stay in memory, only so many of them, and are shown to browsers
 * on the same machine alone.
 */
export { createMailbox, type Mailbox, unsentFrom } from './mailbox.ts';
export { mountMailbox } from './mount-mailbox.ts';
