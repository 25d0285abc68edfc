/**
 * The confirmation: the booking in words.
 *
 * Design: it shows what the server responded, never what was requested, and claims nothing that was not done.
 */
export { Confirmation } from './confirmation.tsx';
