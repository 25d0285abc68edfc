import { asInstant, type Instant, minuteMillis, toLocalTime, utc, type ZoneName } from '../../time/index.ts';
import { cityOf, minutesAhead } from '../../zones/index.ts';
import type { Booking } from '../model/index.ts';

/** No zone changes its clocks twice within six days. */
const sampleMillis = 6 * 24 * 60 * minuteMillis;

type ClockChange = { readonly at: Instant; readonly isForward: boolean };

/** Mentions the last change of the invitee's clocks between now and a time or, if there is none, of the host's. */
export function ClockChanges({ booking, start }: { booking: Booking; start: Instant }) {
  const sentence = sentenceOf(booking, start);
  return sentence ? <p class="clock-changes">{sentence}</p> : null;
}

function sentenceOf(booking: Booking, start: Instant): string | undefined {
  const { messages } = booking.language.value;
  for (const zone of [booking.zone.value, booking.hostZone.value]) {
    const change = zone && lastClockChange(booking.now.value, start, zone);
    if (!change) continue;
    const date = booking.formats.value.dayAndMonth(toLocalTime(change.at, zone).date);
    return (change.isForward ? messages.clocksForward : messages.clocksBack)(messages.city(cityOf(zone)), date);
  }
  return undefined;
}

/**
 * Returns the last transition of a zone in an interval, to the minute. It uses only `Intl`: `splitAtTransitions` needs
 * luxon, which would load with the first screen for one sentence.
 */
export function lastClockChange(start: Instant, end: Instant, zone: ZoneName): ClockChange | undefined {
  const after = minutesAhead(zone, utc, end);
  let [low, high] = [end, end];
  while (low > start && minutesAhead(zone, utc, low) === after) {
    high = low;
    low = asInstant(Math.max(start, low - sampleMillis));
  }
  const before = minutesAhead(zone, utc, low);
  if (before === after) return undefined;
  while (high - low > minuteMillis) {
    const middle = asInstant(low + Math.floor((high - low) / (2 * minuteMillis)) * minuteMillis);
    if (minutesAhead(zone, utc, middle) === after) high = middle;
    else low = middle;
  }
  return { at: high, isForward: after > before };
}
