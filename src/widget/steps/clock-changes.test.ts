import { expect, test } from 'vitest';
import { type Instant, parseInstant, splitAtTransitions, type ZoneName } from '../../time/index.ts';
import { lastClockChange } from './clock-changes.tsx';

const start = parseInstant('2026-11-20T13:32Z') as Instant; // real

test.each([
  ['Europe/Berlin', '2027-04-06T09:30Z', true],
  ['Europe/Berlin', '2027-11-10T09:30Z', false],
  ['America/St_Johns', '2027-03-20T09:30Z', true],
  ['Australia/Lord_Howe', '2027-04-20T09:30Z', false],
  ['Pacific/Easter', '2027-04-10T09:30Z', false],
])('finds the last clock change in %s before %s', (zone, until, isForward) => {
  const end = parseInstant(until) as Instant; // real
  const pieces = splitAtTransitions({ start, end }, zone as ZoneName); // real
  expect(lastClockChange(start, end, zone as ZoneName)).toEqual({ at: pieces.at(-1)?.start, isForward });
});

test.each(['Asia/Kathmandu', 'Europe/Berlin'])('finds no clock change in %s where there is none', (zone) => {
  const end = parseInstant('2027-03-20T12:00Z') as Instant; // real
  expect(lastClockChange(start, end, zone as ZoneName)).toBeUndefined();
});
