import { parseInstant } from '../../time/index.ts';
import type { Slot } from './slots.ts';

type SlotsByDate = Readonly<Record<string, readonly { readonly start: string; readonly end: string }[]>>;

/** Reads slots into ascending times, whatever date they are listed under. Leaves out invalid times. */
export function readSlots(slots: SlotsByDate): Slot[] {
  return Object.values(slots)
    .flat()
    .flatMap(({ start, end }) => {
      const [from, to] = [parseInstant(start), parseInstant(end)];
      return from === undefined || to === undefined ? [] : [{ start: from, end: to }];
    })
    .sort((a, b) => a.start - b.start);
}
