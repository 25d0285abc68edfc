/**
 * The embedded PostgreSQL: its programs as npm brings them, a cluster in DATA_DIR, a server beside us.
 *
 * The decision behind it: it can do no more than the application needs. The server runs without any of root's rights:
 * it is put into its folder, whatever closed folders lie above, and never looks up. The application's role owns its
 * database and is no superuser. The server's log is short and tells of nobody.
 */
export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
export { withClient } from './with-client.ts';
