/**
 * Which hosts of an event type can be booked in the next two weeks.
 *
 * Design: a table with a row for each host and a column for each day. Its bars only repeat what the text of each cell
 * says. It shows what is saved, and is read again after a save.
 */
export { Coverage } from './coverage.tsx';
