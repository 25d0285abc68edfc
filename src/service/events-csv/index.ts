/**
 * Bookings as a table that spreadsheets open, `GET /v1/events.csv`: one row for each event that the list would show.
 *
 * The decision behind it: the columns of questions are known before the first row, from the forms as they are now, so
 * that rows can be written while they are read. Answers to questions that have been deleted since are therefore not
 * columns of their own, but stand together in the last column, and nothing that an invitee wrote is lost.
 */
export { mountEventsCsv } from './mount-events-csv.ts';
