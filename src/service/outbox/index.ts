/**
 * Sends the webhooks and the mail of events, and retries each until it arrives or the schedule ends.
 *
 * Design: a delivery is written in the transaction of the change it announces, in the same database, and owners are
 * shown the same rows. A separate queue would have attempts, times and a clock of its own, and would need a second
 * write. A process claims a delivery for a little longer than an attempt may take, by the clock of the database, so
 * that only one process at a time attempts it. What a killed process had claimed is attempted again under the same id.
 * Mail and webhooks have separate slots, and one account gets only a few of each, so that a slow receiver does not
 * delay others.
 */

export type { DeliveryReport } from './attempts.ts';
export { createOutbox, type Outbox } from './create-outbox.ts';
export type { AttemptResult } from './delivery-update.ts';
