import { expect, test } from 'vitest';
import { asInstant, packIntervals } from '../../time/index.ts';
import { withoutOwnBookings } from './own-bookings.ts';

const id = '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a02';
const [before, start, end] = [asInstant(0), asInstant(1000), asInstant(2000)];
const entry = { uid: `${id}@sched-booking`, sequence: 1 };
const own = [
  { start, end, ...entry },
  { start: before, end: start, ...entry, isTravel: true },
];

test.each([
  ['keeps the travel time before a booking', {}, [before, start]],
  ['leaves out the travel time before a canceled booking', { isCanceled: true }, []],
  ['leaves out the travel time before a former time of a booking', { sequence: 2 }, []],
])('%s', (_, change, blocking) => {
  const booking = { id, start, end, sequence: 1, isAccountedFor: true, isCanceled: false, ...change };
  expect([...withoutOwnBookings({ foreign: packIntervals([]), own }, [booking])]).toEqual(blocking);
});
