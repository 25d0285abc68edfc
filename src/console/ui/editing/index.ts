/**
 * Editing something that is saved: what differs, the bar that saves it, and what is asked when somebody leaves or when
 * somebody else has saved meanwhile.
 *
 * The decision behind it: nothing saves itself. Changes stay where they are until they are saved or discarded.
 */
export { ConflictDialog } from './conflict-dialog.tsx';
export { LeaveDialog } from './leave-dialog.tsx';
export { SaveBar } from './save-bar.tsx';
export { type Draft, isEqual, useDraft } from './use-draft.ts';
export { type Change, type Conflict, type Save, useSave } from './use-save.ts';
