import type { Instant } from '../../time/index.ts';
import type { Slot } from './slots.ts';

/** Returns the `count` times nearest to a start, ascending, without that start itself. */
export function nearestSlots(slots: readonly Slot[], start: Instant, count: number): Slot[] {
  return slots
    .filter((slot) => slot.start !== start)
    .sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))
    .slice(0, count)
    .sort((a, b) => a.start - b.start);
}
