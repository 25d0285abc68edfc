import { DateTime } from 'luxon';
import { findSlots, type SlotQuestion } from '../../src/slots/index.ts';
import { medianOf, publish, withSpread } from './benchmarks-page.ts';
import { sweepForSlots } from './careful-sweep.ts';

// Measures the slot engine beside a simpler sweep over the same hours, alternately; both must find the same slots.

const rounds = 15;
/** Long enough for the precision of the clock. */
const roundMillis = 60;
const minute = 60_000;
const zone = 'Europe/Berlin' as SlotQuestion['rules']['zone']; // a name of the tz database
const monday = DateTime.fromISO('2026-02-02', { zone });
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

const cases = {
  'a month, 200 events': ask(31, 200),
  'a month, 2,000 events': ask(31, 2000),
  'a year, 2,000 events': ask(366, 2000),
};

const rows: string[][] = [];
for (const [name, question] of Object.entries(cases)) {
  const [ours, theirs] = [findSlots(question), sweepForSlots(question)];
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) throw new Error(`${name}: the two find different slots.`);
  const times = { engine: [] as number[], sweep: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const [engine, sweep] = [microsOf(() => findSlots(question)), microsOf(() => sweepForSlots(question))];
    if (round === 0) continue;
    times.engine.push(engine);
    times.sweep.push(sweep);
  }
  const ratio = medianOf(times.sweep) / medianOf(times.engine);
  rows.push([
    name,
    String(ours.length),
    withSpread(times.engine),
    withSpread(times.sweep),
    `${ratio.toFixed(1)}× as fast`,
  ]);
}
await publish('slots', { headings: ['question', 'slots', 'engine, µs', 'sweep, µs', 'engine'], rows });

/** A host who is open on weekdays from nine to five, with scattered events of every length, the same in each run. */
function ask(days: number, events: number): SlotQuestion {
  const start = instantOf(monday.toMillis());
  const random = createRandom(events);
  const busy = Array.from({ length: events }, () => {
    const from = start + Math.floor(random() * days * 96) * 15 * minute;
    return { start: instantOf(from), end: instantOf(from + (15 + 15 * Math.floor(random() * 4)) * minute) };
  });
  const starts = busy.filter((_, index) => index % 3 === 0).map((event) => event.start);
  const period = [
    { start: '09:00', end: '12:00' },
    { start: '13:00', end: '17:00' },
  ];
  return {
    rules: {
      zone,
      limitsZone: zone,
      hours: Object.fromEntries(weekdays.map((weekday) => [weekday, period])),
      overrides: [],
      durationMinutes: 30,
      intervalMinutes: 15,
      noticeMinutes: 240,
      bufferBeforeMinutes: 5,
      bufferAfterMinutes: 10,
      limits: { day: 40, week: 200 },
      startOfWeek: 1,
      windowDays: null,
    },
    bookings: { busy, starts },
    now: start,
    range: { start, end: instantOf(monday.plus({ days }).toMillis()) },
  };
}

function instantOf(millis: number): SlotQuestion['now'] {
  return millis as SlotQuestion['now']; // the brand exists for the compiler alone
}

/** Creates a linear congruential generator, whose numbers look random and are the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return function nextRandom() {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * Returns how many microseconds of processor time a function takes, averaged over the calls that fit into a round. Time
 * in which the machine does something else does not count.
 */
function microsOf(call: () => unknown): number {
  const begin = process.cpuUsage();
  let [calls, micros] = [0, 0];
  while (micros < 1000 * roundMillis) {
    call();
    calls += 1;
    const { user, system } = process.cpuUsage(begin);
    micros = user + system;
  }
  return micros / calls;
}
