/**
 * The state of recent mail: how much of it was sent, and the samples that users have requested.
 *
 * Design: each count has an index of its own, because an account may have millions of reminders that are planned.
 */
export { createMailStatus } from './mail-status.ts';
export { createSampleMails } from './sample-mails.ts';
