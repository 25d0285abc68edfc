/**
 * The journal: who changed what in an account.
 *
 * The decision behind it: operations record nothing themselves. The table of operations records every change, in the
 * transaction that makes it, so that a new operation is included without any code of its own. The exception is an
 * operation that changes something other than what it returns: only it knows whether it has.
 */
export { changeOf } from './change-of.ts';
export { listJournal } from './list.ts';
export { noteOperation } from './note-operation.ts';
