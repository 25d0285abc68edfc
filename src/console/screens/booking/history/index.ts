/**
 * The history of a booking: its changes, its emails and its webhook messages, in chronological order.
 *
 * Design: an entry of any kind is one sentence and one status, so the list has a single layout and a new kind only
 * needs words.
 */
export { History } from './history.tsx';
