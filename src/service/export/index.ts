/**
 * The export of an account: one file with everything, one line of JSON for each row.
 *
 * Design: the file is written while the rows are read from the database, so an account of any size takes the same
 * memory. Its last line counts the rows, so that you can tell a truncated file from a complete one.
 */
export { mountExport } from './mount-export.ts';
