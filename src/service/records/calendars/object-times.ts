import { type Interval, unpackIntervals } from '../../../time/index.ts';
import type { ObjectContent } from './readings.ts';

/** Returns all times of an object: those of others, and those of our bookings. */
export function timesIn({ foreign, own }: ObjectContent): Interval[] {
  return [...unpackIntervals(foreign), ...own];
}
