import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anyInstant, anyZone, at, nearTransition, zone, zonedAt } from './clocks.testing.ts';
import { intlZoneOf, toLocalTime } from './local-time.ts';
import { localDateAt } from './wall-time.ts';

test('shows the same date as localDateAt', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, (zoneName, instant) => {
      expect(toLocalTime(instant, zoneName).date).toBe(localDateAt(instant, zoneName));
    }),
  );
});

test('shows the hour and minute that Temporal shows', () => {
  fc.assert(
    fc.property(nearTransition, ({ zone: zoneName, instant }) => {
      const { hour, minute } = zonedAt(instant, zoneName);
      expect(toLocalTime(instant, zoneName)).toMatchObject({ hour, minute });
    }),
  );
});

test.each([
  ['midnight is hour 0', '2026-03-29T00:00:00Z', 'UTC', { date: '2026-03-29', hour: 0, minute: 0 }],
  ['seconds are cut off', '2026-03-29T00:00:59.999Z', 'UTC', { date: '2026-03-29', hour: 0, minute: 0 }],
  ['half-hour zones', '2026-03-28T18:30:00Z', 'Asia/Calcutta', { date: '2026-03-29', hour: 0, minute: 0 }],
  ['before 1970', '1969-12-31T23:59:59.999Z', 'UTC', { date: '1969-12-31', hour: 23, minute: 59 }],
  ['years of three digits', '0987-06-05T12:34:00Z', 'UTC', { date: '0987-06-05', hour: 12, minute: 34 }],
])('reads the local time: %s', (_case, instant, zoneName, expected) => {
  expect(toLocalTime(at(instant), zone(zoneName))).toEqual(expected);
});

test('keeps the name of a zone in a browser that hides what it resolves to', () => {
  const { prototype } = Intl.DateTimeFormat;
  const hidden = { ...new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).resolvedOptions(), timeZone: 'Etc/Unknown' };
  const resolving = vi.spyOn(prototype, 'resolvedOptions').mockReturnValue(hidden);
  onTestFinished(() => resolving.mockRestore());
  expect(intlZoneOf('Europe/Berlin')).toBe('Europe/Berlin');
});
