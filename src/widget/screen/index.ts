/**
 * The screen: frame, details, and the current step.
 *
 * Design: this is the only layer that knows all steps, so only it decides which one is shown. The form and the
 * confirmation are loaded while the invitee is still choosing.
 */
export { type MountedWidget, type MountOptions, mount } from './mount.tsx';
