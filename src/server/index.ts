/**
 * Composition: settings, the embedded PostgreSQL, the widget's files, start and drain.
 *
 * Design: everything else receives its environment as arguments, and only this folder knows the real one. PostgreSQL
 * runs as a separate server, stopped by the last process that uses it, so that neither Ctrl-C nor `kill -9` interrupts
 * a booking. Programs that install the package import `entry.ts`.
 */
export { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/index.ts';
export { readSettings, type Settings } from './settings/index.ts';
export { type RunningServer, startServer } from './start/index.ts';
