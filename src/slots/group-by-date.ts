import type { Slot, Slots } from '../contract/index.ts';
import { addMinutes, asInstant, createOffsetLookup, type Instant, type Minutes, type ZoneName } from '../time/index.ts';
import type { Dates } from './dates.ts';
import { createInstantWriter } from './instant-writer.ts';

/** How slots are grouped and written. */
export type GroupOptions = {
  readonly durationMinutes: Minutes;
  /** By whose clocks slots are grouped and written. */
  readonly zone: ZoneName;
  /** Leaves out starts on any other date. @default every date */
  readonly dates?: Dates;
};

/**
 * Writes slots as the interface has them: ascending under the date of their start, both ends with the offset the zone
 * keeps at each (rule R2). `starts` ascend.
 */
export function groupByDate(
  starts: readonly Instant[],
  { durationMinutes, zone, dates }: GroupOptions,
): Slots['slots'] {
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return {};
  const offsetAt = createOffsetLookup({ start: first, end: asInstant(addMinutes(last, durationMinutes) + 1) }, zone);
  // One for each end, since a writer is fast while the instants are of one day.
  const [writeStart, writeEnd] = [createInstantWriter(offsetAt), createInstantWriter(offsetAt)];
  const slotsByDate = new Map<string, Slot[]>();
  for (const start of starts) {
    const { date, text } = writeStart(start);
    if (dates && (date < dates.from || date > dates.to)) continue;
    const slot = { start: text, end: writeEnd(addMinutes(start, durationMinutes)).text };
    const sameDate = slotsByDate.get(date);
    if (sameDate) sameDate.push(slot);
    else slotsByDate.set(date, [slot]);
  }
  return Object.fromEntries(slotsByDate);
}
