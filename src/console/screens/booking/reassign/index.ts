/**
 * Reassigning a booking to a colleague.
 *
 * Design: the server decides whether the colleague is free and needs their own place. The dialog does not check first.
 * It shows why the server refused, and about whom.
 */
export { ReassignDialog } from './reassign-dialog.tsx';
