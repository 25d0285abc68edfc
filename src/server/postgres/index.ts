/**
 * The embedded PostgreSQL: its programs from npm, a cluster in DATA_DIR, a server beside this process.
 *
 * Design: it can do no more than the application needs. The server runs without any of root's rights: it is started in
 * its folder, even below closed folders, and never leaves it. The application's role owns its database and is not a
 * superuser. The server's log is short and identifies no one.
 */
export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
export { explainFullDisk } from './explain-full-disk.ts';
export { withClient } from './with-client.ts';
