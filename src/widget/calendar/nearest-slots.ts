import type { Slot } from './slots.ts';

/** Returns the `count` times nearest to a slot, ascending: also its own start, if that is offered at another length. */
export function nearestSlots(slots: readonly Slot[], { start, end }: Slot, count: number): Slot[] {
  return slots
    .filter((slot) => slot.start !== start || slot.end !== end)
    .sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))
    .slice(0, count)
    .sort((a, b) => a.start - b.start);
}
