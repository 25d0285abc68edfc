import type { Slot } from '../../contract/index.ts';
import { asInstant, dayMillis, isIntlZone, minuteMillis, toLocalTime, type ZoneName } from '../../time/index.ts';

const gridMillis = 15 * minuteMillis;
/** Open from nine to five except for an hour at noon, in the host's time. */
const openHours = [9, 10, 11, 13, 14, 15, 16];

type Sample = {
  /** Dates in UTC, both included. */
  readonly start: string;
  readonly end: string;
  readonly durationMinutes: number;
  /** The host's, UTC without one. */
  readonly zone: string | undefined;
  readonly now: number;
};

/** Returns times as a host might offer them: on working days, in the host's zone, from tomorrow on. */
export function sampleSlots({ start, end, durationMinutes, zone, now }: Sample): readonly Slot[] {
  // UTC is the one zone that every browser knows.
  const hostZone = zone !== undefined && isIntlZone(zone) ? zone : ('UTC' as ZoneName);
  const slots: Slot[] = [];
  const last = Date.parse(end) + dayMillis;
  let free = Math.max(Date.parse(start), Math.ceil((now + dayMillis) / dayMillis) * dayMillis);
  for (; free < last; free += gridMillis) {
    if (!isOpen(free, hostZone)) continue;
    const ends = free + durationMinutes * minuteMillis;
    slots.push({ start: isoOf(free), end: isoOf(ends) });
    free = Math.max(free, ends - gridMillis);
  }
  return slots;
}

function isOpen(millis: number, zone: ZoneName): boolean {
  const { date, hour } = toLocalTime(asInstant(millis), zone);
  const weekday = new Date(date).getUTCDay();
  return weekday > 0 && weekday < 6 && openHours.includes(hour);
}

function isoOf(millis: number): string {
  return `${new Date(millis).toISOString().slice(0, 19)}Z`;
}
