/**
 * The whole database as one file, and back: the way from the embedded database to a server of its own.
 *
 * The decision behind it: no program of PostgreSQL is needed, which do not come with the embedded one, and neither
 * version nor platform matters. Tables are found in the database itself and copied as PostgreSQL writes them, in one
 * snapshot; they are read back in one transaction, which stands only if the checksum does.
 */
export { backUp } from './back-up.ts';
export { restore } from './restore.ts';
