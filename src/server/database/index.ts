/**
 * The database of the settings: the one at DATABASE_URL, or the embedded one.
 *
 * Design: the rest of the server does not know which one it is. An embedded server that dies is started again. A
 * missing or outdated server at DATABASE_URL is reported by the name of the setting, never by its address.
 */
export { openNamedDatabase } from './named-database.ts';
export { type Database, openDatabase } from './open-database.ts';
