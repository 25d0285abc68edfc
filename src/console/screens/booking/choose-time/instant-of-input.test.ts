import { expect, test } from 'vitest';
import { formatInstantIn, type LocalDate, type ZoneName } from '../../../../time/index.ts';
import { instantOfInput } from './instant-of-input.ts';

const berlin = 'Europe/Berlin' as ZoneName;

test.each([
  ['2026-11-27', '19:05', '2026-11-27T19:05:00+01:00'],
  ['2026-10-25', '02:30', '2026-10-25T02:30:00+02:00'],
  ['2026-03-29', '03:00', '2026-03-29T03:00:00+02:00'],
])('reads %s %s as the first instant at which clocks show it', (date, time, instantText) => {
  const instant = instantOfInput(date as LocalDate, time, berlin);
  expect(instant !== undefined && formatInstantIn(instant, berlin)).toBe(instantText);
});

test.each([
  ['a time that clocks skip', '2026-03-29', '02:30'],
  ['nothing', '2026-03-29', ''],
])('returns undefined for %s', (_, date, time) => {
  expect(instantOfInput(date as LocalDate, time, berlin)).toBeUndefined();
});
