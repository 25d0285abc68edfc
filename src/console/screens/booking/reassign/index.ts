/**
 * Giving a booking to a colleague.
 *
 * The decision behind it: the server decides whether the colleague is free and needs a place of their own. The dialog does
 * not check first; it says what the server refused, and of whom.
 */
export { ReassignDialog } from './reassign-dialog.tsx';
