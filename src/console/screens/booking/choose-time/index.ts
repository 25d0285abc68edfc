/**
 * Choosing a time for a booking: one that invitees are offered, or any other at which the host is free.
 *
 * Design: a host may break their own rules, but not without seeing which. The server gives the reasons against a time,
 * in the words of the screen that explains a day.
 */
export { ChooseTimeDialog } from './choose-time-dialog.tsx';
export type { ChosenTime } from './chosen-time.ts';
export { offeredDuration } from './offered-duration.ts';
export { TimeChoice } from './time-choice.tsx';
