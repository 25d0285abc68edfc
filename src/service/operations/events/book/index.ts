/**
 * Books a time: reads the answers to the form, checks the time, and saves the event.
 *
 * The decision behind it: whatever decides is read under the lock of the host, the event type and its form too. A
 * booking keeps to the rules as they are at the moment it is saved.
 */
export { book } from './book.ts';
export { readAnswers } from './read-answers.ts';
