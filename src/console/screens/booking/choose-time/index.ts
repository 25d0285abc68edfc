/**
 * Choosing a time for a booking: one that invitees are offered, or any other that the host is free at.
 *
 * The decision behind it: a host may go against their own rules, but not without seeing which. What speaks against a time
 * is what the server says, in the words of the screen that explains a day.
 */
export { ChooseTimeDialog } from './choose-time-dialog.tsx';
export type { ChosenTime } from './chosen-time.ts';
export { offeredDuration } from './offered-duration.ts';
export { TimeChoice } from './time-choice.tsx';
