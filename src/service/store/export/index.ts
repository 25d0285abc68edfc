/**
 * Everything in an account, row by row, for export.
 *
 * Design: rows are exported as the tables store them, so nothing is lost except secrets and what the service can
 * compute again. Each table is in one of two lists, and a test finds one that is in neither.
 */
export { createAccountExport } from './read-account.ts';
