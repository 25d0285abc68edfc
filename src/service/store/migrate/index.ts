/**
 * Migrations: upgrade the tables of any older release, while processes of that release are still running.
 *
 * Design: each migration is one transaction that holds its locks for an instant. The rows of large tables are copied
 * between two migrations in many short transactions, so that no request waits for it, and a process that dies in the
 * middle loses one batch.
 */
export { isMigrated, migrate } from './migrate.ts';
