import { type Interval, unpackIntervals } from '../../../time/index.ts';
import type { ObjectContent } from './readings.ts';

/** Returns all busy times of an object: of other events, and of our bookings. */
export function timesIn({ foreign, own }: ObjectContent): Interval[] {
  return [...unpackIntervals(foreign), ...own];
}
