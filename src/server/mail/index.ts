/**
 * A test of whether mail arrives: samples of it, and what receivers look up about its sender.
 *
 * The decision behind it: only DNS and the mail server are asked. Only the recipient can see whether a mail lands in the inbox.
 */
export type { ResolveTxt } from './check-mail-records.ts';
export { testMail } from './test-mail.ts';
