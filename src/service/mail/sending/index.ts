/**
 * One attempt to pass an email to a mail server.
 *
 * Design: sender, recipients and subject are passed as a structure, never assembled into header text, and a name or an
 * address that could start another header is refused.
 */
export { keepMail, type WrittenMail } from './keep-mail.ts';
export { InvalidMailbox, type Mailbox, mailbox } from './mailbox.ts';
export { messageIdOf } from './message-id.ts';
export { connectTo, type DkimOptions, type MailAttempt, type Sender } from './send-mail.ts';
export { senderAddress } from './sender-address.ts';
