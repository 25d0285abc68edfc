/**
 * Emails as a host sees them: what an invitee gets, and what a mail server said.
 *
 * Design: this index only re-exports. The preview is loaded when someone opens it, because few do. The words are with
 * those of messages to webhooks: the first chunk contains the name of each catalog.
 */
export { MailResponse } from './mail-response.tsx';
export { useMailPreview } from './use-mail-preview.tsx';
