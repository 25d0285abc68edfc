/**
 * The file by which a server on a folder is found.
 *
 * Design: PostgreSQL itself writes it, and removes it when it ends, so it also names a server that an earlier process has
 * started.
 */

export { runningPostmaster } from './postmaster-file.ts';
