/** Giving a booking to a colleague. */
export { ReassignDialog } from './reassign-dialog.tsx';
