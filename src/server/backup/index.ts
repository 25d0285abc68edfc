/**
 * The whole database as one file, and back: the way from the embedded database to a separate server.
 *
 * Design: it needs none of PostgreSQL's own programs, which the embedded server lacks, and neither version nor platform
 * matters. Tables are found in the database itself and copied in PostgreSQL's format, in one snapshot. They are
 * restored in one transaction, which is committed only if the checksum matches.
 */
export { backUp } from './back-up.ts';
export { type RestoreResult, restore } from './restore.ts';
