import { expect, test } from 'vitest';
import type { Hours } from '../../contract/index.ts';
import { findSlots, groupByDate, rangeOfDates, type SlotQuestion } from '../../slots/index.ts';
import { addDays, asInstant, localDate, utc, type ZoneName } from '../../time/index.ts';
import { findInTurns } from './find-in-turns.ts';

const allDay: Hours = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    [{ start: '00:00', end: '24:00' }],
  ]),
);
const first = localDate(2010, 1, 1);
const dates = { from: first, to: addDays(first, 365) };

function questionIn(zone: ZoneName, durationMinutes: number): SlotQuestion {
  const rules = { zone, hours: allDay, durationMinutes, intervalMinutes: null, bufferBeforeMinutes: 0 };
  return {
    rules: { ...rules, bufferAfterMinutes: 0, noticeMinutes: 0, limits: {}, startOfWeek: 1, windowDays: null },
    bookings: {
      busy: [{ start: asInstant(Date.UTC(2010, 2, 1)), end: asInstant(Date.UTC(2010, 2, 2, 7)) }],
      starts: [],
    },
    now: asInstant(0),
    range: rangeOfDates(dates, zone),
  };
}

// St. John's put its clocks back over midnight, Lord Howe moves them by half an hour.
test.each(['UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe'])(
  'a year in turns is the year in one go, in %s',
  async (name) => {
    const zone = name as ZoneName; // of the tz database
    const question = questionIn(zone, 45);
    const inOneGo = groupByDate(findSlots(question), { durationMinutes: 45, zone, dates });
    const inTurns = await findInTurns(question, zone, dates);
    expect(JSON.stringify(inTurns)).toBe(JSON.stringify(inOneGo));
    expect(Object.keys(inTurns).length).toBeGreaterThanOrEqual(365);
  },
);

test('others are served while a year is written', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await findInTurns(questionIn(utc, 60), utc, dates);
  clearImmediate(counting);
  expect(turns).toBeGreaterThanOrEqual(11);
});
