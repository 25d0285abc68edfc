/**
 * The outbox's rows: webhooks, their announcements, which accounts have something due, and who has claimed what.
 *
 * Design: a claim is written before an attempt and expires by the clock of the database, so that a process that dies
 * blocks nothing.
 */

export { announceAccountMail } from './account-mail.ts';
export { createAnnouncements } from './announcements.ts';
export { adoptEntries, createCalendarWrites, recordDisconnection } from './calendar-writes/index.ts';
export { createDeliveries } from './deliveries.ts';
export { createMails } from './mails/index.ts';
export { createOutboxRecords } from './outbox.ts';
export { deleteMessagesAbout } from './removal/index.ts';
export { createWebhooks } from './webhooks.ts';
