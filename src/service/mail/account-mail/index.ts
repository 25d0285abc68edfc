/**
 * Mail to a user about their own account: an address to confirm, an address that was changed, a link to sign in, a
 * passkey that was added, an invitation, a calendar that cannot be read, an address that refuses mail, a sample of
 * an email.
 *
 * Design: this email belongs to no booking and carries no calendar file. A link is created when its email is sent, and
 * only its hash is stored, so no one can sign in with a waiting row or a backup. Mail that would be out of date is not
 * sent.
 */
export { AccountMailPayload, writeAccountMail } from './account-mail.ts';
export type { ConsoleLinks } from './console-links.ts';
