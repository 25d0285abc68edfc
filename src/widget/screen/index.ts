/**
 * The screen: frame, details, and the step the invitee is at.
 *
 * The decision behind it: this is the only layer that knows all steps, so it alone decides which one is shown; the form and
 * the confirmation are fetched while the invitee is still choosing.
 */
export { type Mounted, type Mounting, mount } from './mount.tsx';
