/**
 * Shows whether email is sent, previews emails and sends samples.
 *
 * Design: a sample goes only to the caller's own confirmed address, so that no one can use it to email strangers.
 */
export { getMailStatus } from './mail-status.ts';
export { getMailPreview } from './preview.ts';
export { testMail } from './test-mail.ts';
