/**
 * Where the focus goes when what has it is taken from the page, and when something entered is wrong.
 *
 * The decision behind it: a browser gives the focus of what is gone to the body, where screen readers lose their place,
 * so it moves to something near that is still there.
 */
export { focusFault } from './focus-fault.ts';
export { followFocus } from './follow-focus.ts';
export { useRemovedRow } from './use-removed-row.ts';
