/**
 * Mail to a user about their own account: an address to confirm, a link to sign in, an invitation, a calendar that
 * cannot be read.
 *
 * The decision behind it: such mail belongs to no booking, and carries no calendar. A link is made when the mail with it
 * is sent, and only its hash is stored, so a row that waits or a backup lets nobody in. A mail that would say what is no
 * longer so is not sent.
 */
export { AccountNews, writeAccountMail } from './account-mail.ts';
export type { ConsoleLinks } from './console-links.ts';
