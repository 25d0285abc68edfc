/**
 * The outbox's rows: webhooks, what is announced to them, which accounts have something due, and who has claimed what.
 *
 * The decision behind it: a claim is written before an attempt and runs out by the clock of the database, so that a
 * process that dies keeps nothing for itself.
 */

export { announceAccountMail } from './account-mail.ts';
export { createAnnouncements } from './announcements.ts';
export { createCalendarWrites } from './calendar-writes.ts';
export { createDeliveries } from './deliveries.ts';
export { createMails } from './mails.ts';
export { createOutboxRecords } from './outbox.ts';
export { createWebhooks } from './webhooks.ts';
