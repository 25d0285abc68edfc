import { test } from 'vitest';
import { addMinutes, type Interval } from '../time/index.ts';
import { checkStart } from './check-start.ts';
import { groupByDate } from './dates/index.ts';
import { findNextSlot, findSlots, type SlotQuestion } from './find-slots.ts';
import type { SlotRules } from './rules.ts';
import { at, everyDay, rulesOf, zone } from './world.testing.ts';

const briefly = { time: 300, iterations: 3, warmupIterations: 2, warmupTime: 100 };
const now = at('2026-03-01T00:00+01:00');
const invitee = zone('America/New_York');
const usual = rulesOf({
  zone: zone('Europe/Berlin'),
  hours: everyDay('09:00-12:00', '13:00-17:00'),
  durationMinutes: 15,
  limits: { day: 99, week: 99 },
});

/** A host with this many bookings, one every two hours, day and night. */
function question(days: number, bookings: number, rules: Partial<SlotRules> = {}): SlotQuestion {
  const busy = Array.from({ length: bookings }, (_, index) => meetingAfter(index * 120));
  const range = { start: now, end: addMinutes(now, days * 1440) };
  return { rules: { ...usual, ...rules }, bookings: { busy, starts: busy.map(({ start }) => start) }, now, range };
}

function meetingAfter(minutes: number): Interval {
  return { start: addMinutes(now, minutes), end: addMinutes(now, minutes + 30) };
}

const dayAndNight = everyDay('00:00-24:00');
const month = question(31, 100);
const busyMonth = question(31, 400, { hours: dayAndNight, durationMinutes: 30, intervalMinutes: 5 });
const year = question(366, 400);
const worstYear = question(366, 400, { hours: dayAndNight, durationMinutes: 1 });

test.for([
  ['a month', month],
  ['a month every 5 minutes, 400 bookings', busyMonth],
  ['366 days every 15 minutes, 400 bookings', year],
  ['366 days and nights every minute', worstYear],
] as const)('finding and writing slots: %s', async ([name, question], { bench }) => {
  const starts = findSlots(question);
  await bench(`${name}: find ${starts.length}`, () => {
    findSlots(question);
  }).run(briefly);
  await bench(`${name}: write ${starts.length}`, () => {
    groupByDate(starts, { durationMinutes: question.rules.durationMinutes, zone: invitee });
  }).run(briefly);
});

test('finding the next slot and checking one start', async ({ bench }) => {
  await bench('next slot of a year', () => {
    findNextSlot(year);
  }).run(briefly);
  await bench('next slot of a year that has none', () => {
    findNextSlot({ ...year, rules: { ...usual, windowDays: 0, noticeMinutes: 1440 } });
  }).run(briefly);
  await bench('one start', () => {
    checkStart({ ...year, start: at('2026-04-14T10:00+02:00') });
  }).run(briefly);
});
