/**
 * Mail to everyone who takes part in an event: its content, and one attempt to send it.
 *
 * Design: the person who books enters the invitee's address, so a confirmation may reach someone who never asked for
 * it. It contains nothing that the booker wrote except a name, shortened and without links. Sender, subject and parts
 * are passed as a structure; no header is assembled from text.
 */

export type { ConsoleLinks } from './account-mail/index.ts';
export { brandOf } from './brand-of.ts';
export type { ManageLink } from './content/index.ts';
export { createMailer, type KeptMailOptions, type MailOptions } from './create-mailer.ts';
export { sendSamples, writeSample } from './samples/index.ts';
export { type DkimOptions, senderAddress, type WrittenMail } from './sending/index.ts';
