/**
 * Editing something that is saved: the draft, the bar that saves it, and the dialogs for leaving with unsaved changes
 * and for conflicting changes.
 *
 * Design: nothing is saved automatically. Changes stay on screen until they are saved or discarded.
 */
export { ConflictDialog } from './conflict-dialog.tsx';
export { LeaveDialog } from './leave-dialog.tsx';
export { SaveBar } from './save-bar.tsx';
export { type Draft, isEqual, useDraft } from './use-draft.ts';
export { type Change, type Conflict, type Save, useSave } from './use-save.ts';
