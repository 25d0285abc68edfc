import { minuteMillis } from '../../time/index.ts';
import type { Slot } from './slots.ts';

/** Returns the length of a time in minutes. */
export function minutesOf({ start, end }: Slot): number {
  return (end - start) / minuteMillis;
}
