import { expect, test } from 'vitest';
import type { Hours } from '../../../contract/index.ts';
import { maxSlots } from '../../../contract/index.ts';
import { type DateRange, findSlots, groupByDate, rangeOfDates, type SlotQuestion } from '../../../slots/index.ts';
import { addDays, asInstant, type LocalDate, localDate, utc, type ZoneName } from '../../../time/index.ts';
import { createComputations } from '../computations.ts';
import { findNextInSteps, listInSteps } from './find-in-steps.ts';

const allDay: Hours = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    [{ start: '00:00', end: '24:00' }],
  ]),
);
const first = localDate(2010, 1, 1);
const year = { from: first, to: addDays(first, 365) };
const { nextStep } = createComputations();

type Input = { readonly zone: ZoneName; readonly durationMinutes: number; readonly dates?: DateRange };

function request({ zone, durationMinutes, dates = year }: Input): SlotQuestion {
  const rules = {
    zone,
    limitsZone: zone,
    hours: allDay,
    overrides: [],
    durationMinutes,
    intervalMinutes: null,
    bufferBeforeMinutes: 0,
  };
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
const zones = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe'];

test.each(zones)('lists the same year in steps as in one go, in %s', async (name) => {
  const zone = name as ZoneName; // of the tz database
  const question = request({ zone, durationMinutes: 45 });
  const atOnce = groupByDate(findSlots(question), { durationMinutes: 45, zone, dates: year });
  const inSteps = await listInSteps([question], { zone, dates: year }, { nextStep });
  expect(JSON.stringify(inSteps)).toBe(JSON.stringify({ ok: true, data: atOnce }));
  expect(Object.keys(atOnce).length).toBeGreaterThanOrEqual(365);
});

test.each(zones.map((zone) => [zone, localDate(2010, 11, 1)] as const))(
  'names the last date that fits slots by the minute, in %s',
  async (name, from) => {
    const zone = name as ZoneName; // of the tz database
    const listUpTo = (to: LocalDate) => {
      const dates = { from, to };
      return listInSteps([request({ zone, durationMinutes: 1, dates })], { zone, dates }, { nextStep });
    };
    const refusal = await listUpTo(addDays(from, 30));
    const sentence = refusal.ok ? '' : (refusal.problem.errors?.end?.[0] ?? '');
    const [, last] = /^must be (\S+) or earlier, found more than 12,500 slots up to 2010-12-01$/.exec(sentence) ?? [];
    const fits = await listUpTo(last as LocalDate); // so it is written
    expect(fits.ok && Object.values(fits.data).flat().length).toBeLessThanOrEqual(maxSlots);
    expect(await listUpTo(addDays(last as LocalDate, 1))).toMatchObject({ ok: false });
  },
);

test('stops searching at the most slots of a response', async () => {
  let steps = 0;
  const count = async () => {
    steps += 1;
  };
  await listInSteps([request({ zone: utc, durationMinutes: 1 })], { zone: utc, dates: year }, { nextStep: count });
  expect(steps).toBeLessThan(maxSlots / 400);
});

test('finds the first start in steps, or none', async () => {
  const question = request({ zone: utc, durationMinutes: 60 });
  expect(await findNextInSteps(question, { nextStep })).toBe(Date.UTC(2010, 0, 1));
  const never = { ...question, rules: { ...question.rules, windowDays: 0 } };
  expect(await findNextInSteps(never, { nextStep })).toBeUndefined();
});

test('serves other requests between steps of a busy year', async () => {
  let rounds = 0;
  const count = () => {
    rounds += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const question = request({ zone: utc, durationMinutes: 1 });
  await findNextInSteps({ ...question, rules: { ...question.rules, windowDays: 0 } }, { nextStep });
  clearImmediate(counting);
  expect(rounds).toBeGreaterThanOrEqual((365 * 1440) / 500);
});
