import { type Instant, type LocalDate, minuteMillis, toLocalTime, type ZoneName } from '../../time/index.ts';

/** A time that can be booked. */
export type Slot = { readonly start: Instant; readonly end: Instant };

export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

export type SlotsOfPart = { readonly part: PartOfDay; readonly slots: readonly Slot[] };

const dawn = 5;
const noon = 12;
const evening = 18;
/** Clocks change at night, and by no more than two hours: between these hours the date is certain. */
const firstSureHour = 4;
const lastSureHour = 21;

/**
 * Groups ascending slots by the date that the clocks of a zone show at their start. Reading a clock is slow, so a start
 * that follows within a day and well before midnight gets the same date without reading it.
 */
export function slotsByDate(slots: readonly Slot[], zone: ZoneName): ReadonlyMap<LocalDate, readonly Slot[]> {
  const byDate = new Map<LocalDate, Slot[]>();
  let sameUntil = Number.NEGATIVE_INFINITY;
  let ofDate: Slot[] = [];
  for (const slot of slots) {
    if (slot.start >= sameUntil) {
      const { date, hour, minute } = toLocalTime(slot.start, zone);
      ofDate = byDate.get(date) ?? [];
      byDate.set(date, ofDate);
      const minutesLeft = lastSureHour * 60 - hour * 60 - minute;
      sameUntil = hour < firstSureHour ? slot.start : slot.start + minutesLeft * minuteMillis;
    }
    ofDate.push(slot);
  }
  return byDate;
}

/** Returns whether an hour of the clock is night (before 5), morning (before 12), afternoon (before 18) or evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < dawn) return 'night';
  return hour < noon ? 'morning' : hour < evening ? 'afternoon' : 'evening';
}

/** Splits a day's times where a part of the day begins. Leaves out a part without times. */
export function slotsByPart(slots: readonly Slot[], zone: ZoneName): SlotsOfPart[] {
  const parts: { part: PartOfDay; slots: Slot[] }[] = [];
  for (const { slot, minute } of withClock(slots, zone)) {
    const part = partOfDay(Math.floor(minute / 60));
    const last = parts.at(-1);
    if (last?.part === part) last.slots.push(slot);
    else parts.push({ part, slots: [slot] });
  }
  return parts;
}

/** Returns the times of a day whose clock reading occurs twice, as in the night when the clock is set back. */
export function repeatedSlots(slots: readonly Slot[], zone: ZoneName): ReadonlySet<Instant> {
  const byMinute = new Map<number, Instant[]>();
  for (const { slot, minute } of withClock(slots, zone))
    byMinute.set(minute, [...(byMinute.get(minute) ?? []), slot.start]);
  return new Set([...byMinute.values()].filter((same) => same.length > 1).flat());
}

/**
 * Returns a day's times, each with the minute of the day that the clocks show at its start. Reading a clock is slow: if
 * the first and the last time are as far apart on the clock as in reality, the clock did not change in between.
 */
function withClock(slots: readonly Slot[], zone: ZoneName): { readonly slot: Slot; readonly minute: number }[] {
  const read = ({ start }: Slot) => {
    const { hour, minute } = toLocalTime(start, zone);
    return hour * 60 + minute;
  };
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const [begin, minutesAfter] = [read(first), (slot: Slot) => Math.floor((slot.start - first.start) / minuteMillis)];
  const isSteady = read(last) - begin === minutesAfter(last);
  return slots.map((slot) => ({ slot, minute: isSteady ? begin + minutesAfter(slot) : read(slot) }));
}
