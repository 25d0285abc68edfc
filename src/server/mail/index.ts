/**
 * A test of whether mail arrives: it sends samples, and checks the DNS records that receivers check.
 *
 * Design: only DNS and the mail server are checked. Only the recipient can see whether an email arrives in the inbox.
 */
export type { ResolveTxt } from './check-mail-records.ts';
export { testMail } from './test-mail.ts';
