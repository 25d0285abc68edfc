/**
 * The history of a booking: its changes, its mails and the messages to webhooks, in the order of their time.
 *
 * The decision behind it: an entry is one sentence and one status, whatever its kind, so the list has a single layout and a
 * new kind only needs words.
 */
export { History } from './history.tsx';
