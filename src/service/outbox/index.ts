/**
 * When what is to be told of events is sent: webhooks and mail, tried until they arrive or it is enough.
 *
 * The decision behind it: what is to be sent is written in the transaction of what it tells of, in the same database,
 * and the same rows are what owners are shown. A queue beside them would have tries, times and a clock of its own, and
 * would have to be told twice. A process claims a delivery for a little longer than a try may take, by the clock of the
 * database, so that each is tried by one at a time, and what a killed process had claimed is tried again under the same
 * id. Mail and webhooks have places of their own, and of both one account has a few, whoever is slow.
 */

export type { Attempt } from './attempt-result.ts';
export type { DeliveryReport } from './attempts.ts';
export { createOutbox, type Outbox } from './create-outbox.ts';
