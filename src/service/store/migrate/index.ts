/**
 * Migrations: brings the tables of any older release up to date, while processes of that release are still at work.
 *
 * The decision behind it: each migration is one transaction that holds its locks for an instant. What takes longer, the
 * rows of large tables, is copied between two migrations in many short transactions, so that nobody waits for it, and a
 * process that dies in the middle loses one batch.
 */
export { isMigrated, migrate } from './migrate.ts';
