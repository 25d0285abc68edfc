/**
 * Everything of an account, row by row, to take it elsewhere.
 *
 * The decision behind it: rows go out as the tables have them, so nothing is lost on the way, but for secrets and for
 * what the service can work out again. Each table is in one of two lists, and a test finds one that is in neither.
 */
export { createAccountExport } from './read-account.ts';
