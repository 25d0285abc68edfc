/**
 * Composition: settings, the embedded PostgreSQL, the widget's files, start and drain.
 *
 * The decision behind it: everything else is handed its world, and this is the only folder that knows the real one.
 * PostgreSQL runs as a server of its own beside us, stopped by the last process that uses it, so that neither Ctrl-C
 * nor `kill -9` can take it away under a booking. Programs that install the package come in by `entry.ts`.
 */
export { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/index.ts';
export { readSettings, type Settings } from './settings/index.ts';
export { type RunningServer, startServer } from './start/index.ts';
