/**
 * One try to hand a mail to a mail server.
 *
 * The decision behind it: whom a mail is from, for and about is handed over as a structure, and a name or an address that
 * could begin another header is refused; no header is put together from text.
 */
export { keepMail, type WrittenMail } from './keep-mail.ts';
export { type Mailbox, MailRefused, mailbox } from './mailbox.ts';
export { connectTo, type DkimOptions, type MailAttempt, type Sender } from './send-mail.ts';
export { senderAddress } from './sender-address.ts';
