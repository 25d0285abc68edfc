import { signal } from '@preact/signals';
import type { HourCycle } from '../../language/index.ts';
import { dayMinutes, hourMinutes, type Instant, minuteMillis, type ZoneName } from '../../time/index.ts';
import { browserZone } from '../../zones/index.ts';
import { locale } from '../words/index.ts';
import { closeUnits } from './punctuation.ts';

type HostClock = { readonly zone: ZoneName; readonly hourCycle: HourCycle | undefined };

const current = signal<HostClock>({ zone: browserZone(), hourCycle: undefined });

/** Sets the zone and the clock of the host's profile. */
export function setHostClock(clock: HostClock): void {
  current.value = clock;
}

/** Returns the zone of the host's profile, in which all times are shown. */
export function hostZone(): ZoneName {
  return current.value.zone;
}

/** Returns the clock of the host's profile, or the usual clock of the page's language. */
export function hostCycle(): HourCycle {
  return current.value.hourCycle ?? locale().hourCycle;
}

/** Returns `14:03`, in the host's zone. */
export function clockTime(instant: Instant): string {
  return locale().formats.time(instant, hostZone(), hostCycle());
}

/**
 * Returns the number of the host's day. `localDateAt` would have to load before the first screen; Swedish dates look
 * like ISO 8601.
 */
const dayOf = (instant: Instant) =>
  Date.parse(new Intl.DateTimeFormat('sv', { timeZone: hostZone() }).format(instant)) / (dayMinutes * minuteMillis);

/** Returns `in 28 minutes`, `3 hours ago` or `tomorrow`: the distance between two instants. */
export function relativeTime(instant: Instant, from: Instant): string {
  const minutes = Math.round((instant - from) / minuteMillis);
  const format = new Intl.RelativeTimeFormat(locale().tag, { numeric: 'auto' });
  // Hebrew repeats small numbers in figures: "in an hour (1)".
  const write = (count: number, unit: 'minute' | 'hour' | 'day') =>
    closeUnits(format.format(count, unit)).replace(/ \(.\)$/, '');
  if (Math.abs(minutes) < hourMinutes) return write(minutes, 'minute');
  if (Math.abs(minutes) < dayMinutes) return write(Math.round(minutes / hourMinutes), 'hour');
  // By the calendar, because there is a word for tomorrow.
  return write(dayOf(instant) - dayOf(from), 'day');
}
