import { expect, test } from 'vitest';
import { type Instant, localDate, parseInstant, type ZoneName } from '../time/index.ts';
import { minutesAhead, offsetName, offsetsOfMonth } from './offsets.ts';

const zone = (name: string) => name as ZoneName; // real zones, written here
const winter = parseInstant('2026-11-24T12:00Z') as Instant; // real instants, written here
const summer = parseInstant('2026-07-24T12:00Z') as Instant;

test.each([
  ['UTC', winter, 'GMT'],
  ['Europe/Berlin', winter, 'GMT+1'],
  ['Europe/Berlin', summer, 'GMT+2'],
  ['America/New_York', winter, 'GMT−5'],
  ['Asia/Kolkata', winter, 'GMT+5:30'],
  ['Pacific/Marquesas', winter, 'GMT−9:30'],
  ['Pacific/Kiritimati', winter, 'GMT+14'],
])('writes the offset of %s at that time of year', (name, at, offset) => {
  expect(offsetName(zone(name), at)).toBe(offset);
});

test.each([
  ['Europe/Berlin', '2026-12', 'GMT+1'],
  ['Europe/Berlin', '2027-03', 'GMT+1 / GMT+2'],
  ['Europe/Berlin', '2027-07', 'GMT+2'],
  ['Europe/Berlin', '2027-10', 'GMT+2 / GMT+1'],
  ['America/New_York', '2026-11', 'GMT−5'],
  // Clocks change in the night of the first: the month before has one offset.
  ['Australia/Sydney', '2028-09', 'GMT+10'],
  ['Australia/Sydney', '2028-10', 'GMT+10 / GMT+11'],
  ['Australia/Lord_Howe', '2027-04', 'GMT+11 / GMT+10:30'],
])('writes the offsets of %s ahead in %s', (name, month, offsets) => {
  const [year, number] = month.split('-').map(Number);
  expect(offsetsOfMonth(zone(name), { month: localDate(year ?? 0, number ?? 0, 1), now: winter })).toBe(offsets);
});

test('compares zones across the date line', () => {
  expect(minutesAhead(zone('Pacific/Kiritimati'), zone('Pacific/Pago_Pago'), winter)).toBe(25 * 60);
});
