/**
 * The confirmation: the booking in words.
 *
 * The decision behind it: it shows what the server responded, never what was requested, and claims nothing that was not
 * done.
 */
export { Confirmation } from './confirmation.tsx';
