/**
 * Bookings as a table that spreadsheets open, `GET /v1/events.csv`: one row for each event that the list would show.
 *
 * Design: the columns of questions are known before the first row, from the current forms, so that rows can be written
 * while they are read. Therefore answers to questions that have been deleted since do not get their own columns. They
 * are in the last column, so that nothing that an invitee wrote is lost.
 */
export { mountEventsCsv } from './mount-events-csv.ts';
