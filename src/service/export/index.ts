/**
 * The export of an account: one file with everything, a line of JSON for each row.
 *
 * The decision behind it: the file is written while it is read from the database, so an account of any size takes the
 * same memory. Its last line counts the rows, so that a file that was cut off can be told from a whole one.
 */
export { mountExport } from './mount-export.ts';
