/**
 * Mail to the two who meet: what it says, and one try to send it.
 *
 * The decision behind it: whoever books types the invitee's address, so a confirmation may reach somebody who never
 * asked for it. It says nothing the booker wrote but a name, cut short and without links. Who it is from, its subject
 * and its parts are handed over as a structure; no header is put together from text.
 */

export type { ConsoleLinks } from './account-mail/index.ts';
export { createMailer, type KeptMailOptions, type MailOptions, type ManageLink } from './create-mailer.ts';
export { sendSamples } from './send-samples.ts';
export { type DkimOptions, senderAddress, type WrittenMail } from './sending/index.ts';
