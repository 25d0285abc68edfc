/**
 * Deliveries to webhooks, emails and reminders that wait to be sent, and how their receivers respond.
 *
 * Design: a delivery is written in the transaction of the change that it announces, so that neither exists without the
 * other. Only the outbox attempts it.
 */
export type {
  Announcement,
  DeliveryRecords,
  DeliverySearch,
  DeliveryWrites,
  EventReceivers,
  FormerHost,
  MailedEventKind,
  NewReminder,
  PreviousMeeting,
} from './deliveries.ts';
export { lastMailKind } from './last-mail-kind.ts';
export type { MailCounts, MailStatusRecords, SampleMailRecords, SampleMailWrites } from './mail-status.ts';
export type { DeliveryAboutEvent, MailRecords, MailSearch, MailWrites } from './mails.ts';
export {
  type AccountMailKind,
  accountMailKinds,
  type Channel,
  type ClaimedDelivery,
  type DeliveryStatus,
  type DeliveryUpdate,
  type DueReminder,
  type DueSearch,
  type ErasureSearch,
  longestWaitDays,
  type OutboxRecords,
  type Recipient,
} from './outbox.ts';
export { cautiousFrom, healthAfter, isGivenUp, type ReceiverHealth } from './receiver-health.ts';
