import type { Period } from '../../../../contract/index.ts';
import { dayMinutes } from '../../../../time/index.ts';

const breakMinutes = 60;
const gridMinutes = 30;
const newMinutes = 120;

/** The fault of a period: an end is missing, or it ends before it starts. */
export type PeriodFault = 'missing' | 'backwards';

/** Returns what is wrong with a period, if anything. */
export function faultOf({ start, end }: Period): PeriodFault | undefined {
  if (!start || !end) return 'missing';
  return end > start ? undefined : 'backwards';
}

/** Returns the periods in order, with overlapping ones joined. Periods may touch. */
export function tidy(periods: readonly Period[]): Period[] {
  if (periods.some(faultOf)) return [...periods];
  const ascending = [...periods].sort((a, b) => (a.start < b.start ? -1 : 1));
  const result: Period[] = [];
  for (const period of ascending) {
    const before = result.at(-1);
    if (!before || period.start >= before.end) result.push(period);
    else result[result.length - 1] = { start: before.start, end: before.end > period.end ? before.end : period.end };
  }
  return result;
}

/** Returns the periods with a break of an hour in the middle of the longest; undefined when none is long enough. */
export function withBreak(periods: readonly Period[]): Period[] | undefined {
  const longest = [...periods].sort((a, b) => lengthOf(b) - lengthOf(a))[0];
  if (!longest || faultOf(longest) || lengthOf(longest) < breakMinutes + 2 * gridMinutes) return undefined;
  const middle = (minutesOf(longest.start) + minutesOf(longest.end)) / 2;
  const from = Math.floor((middle - breakMinutes / 2) / gridMinutes) * gridMinutes;
  const halves = [
    { start: longest.start, end: clockOf(from) },
    { start: clockOf(from + breakMinutes), end: longest.end },
  ];
  return periods.flatMap((period) => (period === longest ? halves : [period]));
}

/** Returns the periods with one more after the last; undefined when the day has no room. */
export function withMore(periods: readonly Period[]): Period[] | undefined {
  const last = periods.at(-1);
  if (!last) return [{ start: '09:00', end: '17:00' }];
  const from = Math.ceil((minutesOf(last.end) + breakMinutes) / gridMinutes) * gridMinutes;
  if (faultOf(last) || from >= dayMinutes) return undefined;
  return [...periods, { start: clockOf(from), end: clockOf(Math.min(from + newMinutes, dayMinutes)) }];
}

/** Returns both halves of a period that runs past midnight. */
export function splitAtMidnight({ start, end }: Period): { today: Period; tomorrow: Period } {
  return { today: { start, end: '24:00' }, tomorrow: { start: '00:00', end } };
}

function lengthOf({ start, end }: Period): number {
  return minutesOf(end) - minutesOf(start);
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
