/**
 * The journal: who changed what in an account.
 *
 * The decision behind it: no operation notes anything itself. The table of operations has every change noted in the
 * transaction that makes it, so that a new operation is noted without a word about it.
 */
export { listJournal } from './list.ts';
export { noteOperation } from './note-operation.ts';
