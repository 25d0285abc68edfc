import { dayMillis, minuteMillis } from '../../time/index.ts';

/** Working hours of the scene with many times, in UTC. */
const [opensAtMinute, closesAtMinute, intervalMinutes] = [8 * 60, 18 * 60, 15];
const durationMinutes = 30;

/**
 * Returns a start every quarter of an hour on every day of a request, from an hour after `now` on, as ISO 8601 in UTC.
 */
export function createTimes(query: URLSearchParams, now: number): readonly string[] {
  const starts: string[] = [];
  const last = Date.parse(query.get('end') ?? '');
  for (let day = Date.parse(query.get('start') ?? ''); day <= last; day += dayMillis) {
    for (let minute = opensAtMinute; minute < closesAtMinute; minute += intervalMinutes) {
      const start = day + minute * minuteMillis;
      if (start > now + 60 * minuteMillis) starts.push(isoOf(start));
    }
  }
  return starts;
}

/**
 * Returns the date of the next clock change in Europe, the last Sunday of March or October, and starts every half hour
 * of that night in Central Europe: in spring without the skipped hour, in autumn with the repeated one.
 */
export function nightOfClockChange(now: number): { readonly date: string; readonly starts: readonly string[] } {
  const year = new Date(now).getUTCFullYear();
  const changes = [year, year + 1].flatMap((each) => [lastSunday(each, 2), lastSunday(each, 9)]);
  const day = changes.find((each) => each > now) ?? now;
  // The clocks change at 01:00 UTC: from an hour before it to three hours after.
  const starts = Array.from({ length: 8 }, (_, index) => isoOf(day + index * 30 * minuteMillis));
  return { date: isoOf(day).slice(0, 10), starts };
}

/** Returns the end of a meeting that starts at `start`, both in ISO 8601. */
export function endOf(start: string): string {
  return isoOf(Date.parse(start) + durationMinutes * minuteMillis);
}

/** Returns the last Sunday of a month, 0 January to 11 December, as milliseconds. */
function lastSunday(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0);
  return lastDay - new Date(lastDay).getUTCDay() * dayMillis;
}

function isoOf(millis: number): string {
  return `${new Date(millis).toISOString().slice(0, 19)}Z`;
}
