import { parseInstant } from '../../time/index.ts';
import type { Slot } from './slots.ts';

type SlotsByDate = Readonly<Record<string, readonly { readonly start: string; readonly end: string }[]>>;

/** Reads slots into times, ascending, whatever dates they came under; what is no time is left out. */
export function readSlots(slots: SlotsByDate): Slot[] {
  return Object.values(slots)
    .flat()
    .flatMap(({ start, end }) => {
      const [from, to] = [parseInstant(start), parseInstant(end)];
      return from === undefined || to === undefined ? [] : [{ start: from, end: to }];
    })
    .sort((a, b) => a.start - b.start);
}
