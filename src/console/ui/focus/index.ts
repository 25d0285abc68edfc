/**
 * Where the focus moves when the focused element is removed, and when an input is invalid.
 *
 * Design: when the focused element is removed, a browser moves the focus to the body, and screen readers lose their
 * place. So the focus moves to an element nearby.
 */
export { focusFault } from './focus-fault.ts';
export { followFocus } from './follow-focus.ts';
export { useRowFocus } from './use-row-focus.ts';
