import { hourCycleOf as findHourCycle, type HourCycle } from '../../../language/index.ts';
import { type Instant, type Interval, localDateAt, type ZoneName } from '../../../time/index.ts';
import { createLruCache } from './lru-cache.ts';

/** How to write dates and times for a recipient: the language, the clock and the zone. */
export type DateStyle = {
  readonly tag: string;
  readonly zone: ZoneName;
  readonly hourCycle: HourCycle;
};

/** The formats of dates and times for one recipient. */
export type DateFormats = {
  /** `Tuesday 3 March 2026` */
  readonly date: (instant: Instant) => string;
  /** `Tue 3 Mar` */
  readonly shortDate: (instant: Instant) => string;
  /** `Tue 3 Mar, 10:00` */
  readonly shortDateAndTime: (instant: Instant) => string;
  /** `10:00` or `10:00 AM` */
  readonly time: (instant: Instant) => string;
  /**
   * `10:00–10:30`; the end includes its date if it is on another day, and both include their offset from UTC if the
   * clocks change in between.
   */
  readonly range: (interval: Interval) => string;
  /** `Central European Time (GMT+1)` */
  readonly zone: (instant: Instant) => string;
};

/**
 * Returns the formats of a language, a clock and a zone. Creating them takes longer than the rest of an email, and most
 * emails of an account use the same few.
 */
export const dateFormatsOf = createLruCache({
  max: 100,
  keyOf: ({ tag, zone, hourCycle }: DateStyle) => `${tag} ${zone} ${hourCycle}`,
  create: createDateFormats,
});

function createDateFormats(style: DateStyle): DateFormats {
  const { tag, zone: timeZone, hourCycle } = style;
  const formatOf = createLruCache({
    max: 10,
    keyOf: JSON.stringify,
    create: (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { calendar: 'gregory', timeZone, ...options }),
  });
  // Japanese counts the hours of a half day from 0. `Intl` does so in ranges only, unless it is told to.
  const cycle = hourCycle === 'h12' && /^ja\b/.test(tag) ? 'h11' : hourCycle;
  const clock = { hourCycle: cycle, hour: hourCycle === 'h23' ? '2-digit' : 'numeric', minute: '2-digit' } as const;
  const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const times = formatOf(clock);
  const fullDates = formatOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const shortDateAndTimes = formatOf({ ...shortDay, ...clock });
  const offsetAt = (instant: Instant) => partOf(formatOf({ timeZoneName: 'shortOffset' }), instant);

  function range({ start, end }: Interval): string {
    const isOneDay = localDateAt(start, timeZone) === localDateAt(end, timeZone);
    const [startOffset, endOffset] = [offsetAt(start), offsetAt(end)];
    // Without it, an hour that the clocks repeat would have no length, or end before it starts.
    const hasOffsets = startOffset !== endOffset;
    if (isOneDay && !hasOffsets) return normalize(style, times.formatRange(start, end));
    const ends = [times.format(start), (isOneDay ? times : shortDateAndTimes).format(end)];
    const [first, last] = hasOffsets ? [`${ends[0]} ${startOffset}`, `${ends[1]} ${endOffset}`] : ends;
    return normalize(style, `${first} – ${last}`);
  }

  return {
    range,
    date: (instant) => fullDates.format(instant),
    shortDate: (instant) => formatOf(shortDay).format(instant),
    shortDateAndTime: (instant) => normalize(style, shortDateAndTimes.format(instant)),
    time: (instant) => normalize(style, times.format(instant)),
    zone: (instant) => zoneName(formatOf, instant),
  };
}

/** Returns whether people of a locale use a 12-hour or a 24-hour clock. Most emails use the same few locales. */
export const hourCycleOf = createLruCache({ max: 100, keyOf: (tag: string) => tag, create: findHourCycle });

/** Names a zone in words, with its offset from UTC at that time. The name of UTC says both. */
function zoneName(formatOf: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat, instant: Instant): string {
  const nameAs = (timeZoneName: 'longGeneric' | 'long' | 'shortOffset') => partOf(formatOf({ timeZoneName }), instant);
  const generic = nameAs('longGeneric');
  // `Intl` calls a zone without a name of its own "GMT+00:00", although UTC has a long name.
  const name = /\p{Nd}/u.test(generic) ? nameAs('long') : generic;
  return /\p{Nd}/u.test(name) ? nameAs('shortOffset') : `${name} (${nameAs('shortOffset')})`;
}

function partOf(format: Intl.DateTimeFormat, instant: Instant): string {
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

// Hebrew writes its ranges left to right, and has "PM" and "GMT" in Latin letters, which would reverse them. Japanese
// spells out the hours of a range, but not of a single time. Spanish, Hebrew and Japanese ranges lack the leading zero
// that their times have.
function normalize({ tag, hourCycle }: Pick<DateStyle, 'tag' | 'hourCycle'>, text: string): string {
  const spacedText = text.replace(/(\d)時(\d\d)分/g, '$1:$2').replace(/\s/g, ' ');
  const paddedText = hourCycle === 'h23' ? spacedText.replace(/(?<![\d:])\d:/g, '0$&') : spacedText;
  return /^he\b/.test(tag) ? paddedText.replace(leftToRight, '\u2066$&\u2069') : paddedText;
}

/** "PM", or an offset such as "GMT+2", to which `Intl` adds marks of direction. */
const suffix = String.raw`(?: [AP]M| GMT\u200e?[+-]\d+(?::\d\d)?\u200e?)`;

/** A range, or a time with "PM" or an offset. A day beside it is in Hebrew emails, and stays outside. */
const leftToRight = new RegExp(String.raw`\d+:\d\d${suffix}* ?– ?\d+:\d\d${suffix}*|\d+:\d\d${suffix}+`, 'g');
