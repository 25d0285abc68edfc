/**
 * The database that the settings choose: the one DATABASE_URL names, or else the embedded one.
 *
 * The decision behind it: the rest of the server does not know which of them it is. An embedded server that dies is
 * started again; a named one that is missing or too old is reported by the name of its setting, never by its address.
 */
export { openNamedDatabase } from './named-database.ts';
export { type Database, openDatabase } from './open-database.ts';
