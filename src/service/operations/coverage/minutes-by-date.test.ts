import { expect, test } from 'vitest';
import { localDateAt, requireInstant, type ZoneName } from '../../../time/index.ts';
import { createMinutesByDate } from './minutes-by-date.ts';

const berlin = 'Europe/Berlin' as ZoneName; // a name of the tz database

function minutesOf(starts: readonly string[]) {
  const minutes = createMinutesByDate({ durationMinutes: 60, dateAt: (start) => localDateAt(start, berlin) });
  for (const start of starts) minutes.add(requireInstant(start));
  return Object.fromEntries(minutes.list());
}

test('counts the overlap of two meetings only once', () => {
  expect(minutesOf(['2026-03-03T09:00:00+01:00', '2026-03-03T09:15:00+01:00', '2026-03-03T12:00:00+01:00'])).toEqual({
    '2026-03-03': 135,
  });
});

test('counts a meeting that lasts beyond midnight on the date on which it begins', () => {
  expect(minutesOf(['2026-03-03T23:30:00+01:00', '2026-03-04T09:00:00+01:00'])).toEqual({
    '2026-03-03': 60,
    '2026-03-04': 60,
  });
});
