import type { Hours } from '../../contract/index.ts';

const nineToFive = [{ start: '09:00', end: '17:00' }];

/** The hours of a schedule that is created without any. */
export const defaultHours: Hours = {
  monday: nineToFive,
  tuesday: nineToFive,
  wednesday: nineToFive,
  thursday: nineToFive,
  friday: nineToFive,
};
