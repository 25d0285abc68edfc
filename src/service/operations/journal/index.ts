/**
 * The journal: who changed what in an account.
 *
 * Design: operations record nothing themselves. The table of operations records every change, in the transaction that
 * makes it, so that a new operation is included without any code of its own. An operation that had nothing to change
 * says so in its result: the date of the last change does not show it, since another request may have made the same
 * change just before.
 */
export { listJournal } from './list.ts';
export { recordOperation } from './record-operation.ts';
