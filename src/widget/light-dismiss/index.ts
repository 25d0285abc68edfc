/**
 * Light dismiss: what covers a part of the widget closes on Escape, and when something else is clicked or focused.
 *
 * Design: it is needed only once something is open, so it comes in a chunk of its own.
 */
export { LightDismiss } from './light-dismiss.ts';
export { useLightDismiss } from './use-light-dismiss.ts';
