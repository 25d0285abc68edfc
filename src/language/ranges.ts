import { type Interval, toLocalTime, type ZoneName } from '../time/index.ts';
import { type Formats, type HourCycle, normalizeClock } from './formats.ts';

/** A span of time, and the clock it is written by. */
export type ClockRange = Interval & { readonly zone: ZoneName; readonly cycle: HourCycle };

/** Writes a span of time as `15:30 – 16:00`, over midnight too. A line never breaks within it. */
export function writeRange({ tag, clock }: Formats, { start, end, zone, cycle }: ClockRange): string {
  const format = clock(zone, cycle);
  const isOneDay = toLocalTime(start, zone).date === toLocalTime(end, zone).date;
  // Over midnight, `Intl` would add both dates. If a page has replaced `Intl.DateTimeFormat`, it may lack
  // `formatRange`.
  const range = normalizeClock(
    tag,
    (isOneDay && format.formatRange?.(start, end)) || `${format.format(start)} – ${format.format(end)}`,
  );
  return keepOnOneLine(cycle === 'h23' ? padHours(range) : range);
}

// Spanish, Hebrew and Japanese ranges lack the leading zero that single times have.
function padHours(range: string): string {
  return range.replace(/(?<![\d:])\d:/g, '0$&');
}

/** Replaces each place where a range could break; it is short enough to stay on a line. */
function keepOnOneLine(range: string): string {
  return range.replace(/\s/g, '\u00a0').replace(/[–～]/g, '\u2060$&\u2060');
}
