/**
 * The confirmation: the booking in words.
 *
 * The decision behind it: it shows what the server answered, never what was asked for, and claims nothing that was not
 * done.
 */
export { Confirmation } from './confirmation.tsx';
