/**
 * Sends the webhooks and the mail of events, and attempts each again until it arrives or the schedule ends.
 *
 * The decision behind it: a delivery is written in the transaction of the change it announces, in the same database, and
 * the same rows are what owners are shown. A queue beside them would have attempts, times and a clock of its own, and
 * would have to be written to as well. A process claims a delivery for a little longer than an attempt may take, by the
 * clock of the database, so that one process at a time attempts it, and what a killed process had claimed is attempted
 * again under the same id. Mail and webhooks have places of their own, and of both one account has a few, whoever is slow.
 */

export type { Attempt } from './attempt-result.ts';
export type { DeliveryReport } from './attempts.ts';
export { createOutbox, type Outbox } from './create-outbox.ts';
