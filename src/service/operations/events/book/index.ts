/**
 * Books a time: reads the answers to the form, checks the time, and saves the event.
 *
 * Design: everything that decides is read under the lock of the host, including the event type and its form. A booking
 * follows the rules that apply at the moment it is saved.
 */
export { book } from './book.ts';
export { readAnswers } from './read-answers.ts';
export { readCalendarsOfHosts } from './read-calendars-of-hosts.ts';
