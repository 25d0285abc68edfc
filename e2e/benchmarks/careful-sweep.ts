import { DateTime } from 'luxon';
import type { SlotQuestion } from '../../src/slots/index.ts';

const minute = 60_000;
const dayMinutes = 1440;

type Day = { readonly start: number; readonly end: number; readonly weekday: string; readonly week: number };
type Busy = { start: number; end: number };

/**
 * Finds slots in one sweep, as a careful author would write it: each day is computed once by luxon, busy time is sorted
 * and merged, and one pointer only moves forward. It supports daylight-saving time by the length of a day, and limits
 * of days and weeks. It supports no overrides, no window, no meetings over midnight and no clock changes within open
 * hours.
 */
export function sweepForSlots({ rules, bookings, now, range }: SlotQuestion): number[] {
  const days = daysOf(range, rules.zone, rules.startOfWeek);
  const busy = mergeBusy(bookings.busy);
  const counts = countBookings(days, bookings.starts);
  const [before, after] = [rules.bufferBeforeMinutes * minute, rules.bufferAfterMinutes * minute];
  const [length, step] = [rules.durationMinutes * minute, (rules.intervalMinutes ?? rules.durationMinutes) * minute];
  const earliest = Math.max(range.start, now + rules.noticeMinutes * minute);
  const starts: number[] = [];
  let place = 0;
  for (const day of days) {
    const isFull =
      (counts.byDay.get(day.start) ?? 0) >= (rules.limits.day ?? Infinity) ||
      (counts.byWeek.get(day.week) ?? 0) >= (rules.limits.week ?? Infinity);
    if (isFull) continue;
    const hours = rules.hours[day.weekday as keyof typeof rules.hours] ?? [];
    for (const period of hours) {
      const [start, end] = [instantOf(day, period.start, rules.zone), instantOf(day, period.end, rules.zone)];
      for (let at = start; at + length <= end && at < range.end; at += step) {
        if (at < earliest) continue;
        let next = busy[place];
        while (next && next.end <= at - before) {
          place += 1;
          next = busy[place];
        }
        if (!next || next.start >= at + length + after) starts.push(at);
      }
    }
  }
  return starts;
}

function daysOf({ start, end }: SlotQuestion['range'], zone: string, startOfWeek: number): Day[] {
  const days: Day[] = [];
  let week = -1;
  for (let day = DateTime.fromMillis(start, { zone }).startOf('day'); day.toMillis() < end; ) {
    const next = day.plus({ days: 1 });
    if (week < 0 || day.weekday % 7 === startOfWeek) week += 1;
    const weekday = weekdays[day.weekday - 1] ?? 'monday';
    days.push({ start: day.toMillis(), end: next.toMillis(), weekday, week });
    day = next;
  }
  return days;
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Uses luxon only on days that do not have 24 hours. */
function instantOf({ start, end }: Day, clock: string, zone: string): number {
  const [hour = 0, minutes = 0] = clock.split(':').map(Number);
  if (end - start === dayMinutes * minute) return start + (hour * 60 + minutes) * minute;
  return DateTime.fromMillis(start, { zone }).set({ hour, minute: minutes }).toMillis();
}

function mergeBusy(intervals: readonly Busy[]): Busy[] {
  const union: Busy[] = [];
  for (const { start, end } of [...intervals].sort((a, b) => a.start - b.start)) {
    const last = union.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else union.push({ start, end });
  }
  return union;
}

function countBookings(days: readonly Day[], starts: readonly number[]) {
  const [byDay, byWeek] = [new Map<number, number>(), new Map<number, number>()];
  const ascending = [...starts].sort((a, b) => a - b);
  let place = 0;
  for (const { start, end, week } of days) {
    let count = 0;
    for (let at = ascending[place]; at !== undefined && at < end; at = ascending[place]) {
      if (at >= start) count += 1;
      place += 1;
    }
    byDay.set(start, count);
    byWeek.set(week, (byWeek.get(week) ?? 0) + count);
  }
  return { byDay, byWeek };
}
