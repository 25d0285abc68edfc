/**
 * The history of a booking: its changes, its mails and the messages to webhooks, in the order of their time.
 *
 * The decision behind it: an entry of any kind is one sentence and one status, so the list has a single layout and a
 * new kind only needs words.
 */
export { History } from './history.tsx';
