import { expect, test } from 'vitest';

const noon = Date.UTC(2026, 2, 2, 12);

test.each<[string, () => unknown]>([
  ['the hour of a date', () => new Date(noon).getHours()],
  ['the offset of a date', () => new Date(noon).getTimezoneOffset()],
  ['a change of the local day', () => new Date(noon).setDate(3)],
  ['a date as text', () => `${new Date(noon)}`],
  ['a date in a language', () => new Date(noon).toLocaleDateString('de')],
  ['a date of local parts', () => new Date(2026, 2, 2)],
  ['a date of a local time', () => new Date('2026-03-02T12:00')],
  ['a day before a year', () => new Date('03-02-2026')],
  ['a local time', () => Date.parse('March 2, 2026 12:00')],
  ['the time as text', () => Date()],
  ['a format', () => new Intl.DateTimeFormat('de').format(noon)],
  ['the name of the zone', () => new Intl.DateTimeFormat().resolvedOptions().timeZone],
])('using %s throws in tests because it depends on the machine’s zone', (_what, use) => {
  expect(use).toThrow('depends on the zone of the machine');
});

test.each<[string, () => unknown, unknown]>([
  ['an instant', () => new Date('2026-03-02T13:00:00+01:00').getTime(), noon],
  ['the date of HTTP', () => Date.parse('Mon, 02 Mar 2026 12:00:00 GMT'), noon],
  ['a date in UTC', () => new Date('2026-03-02').toISOString(), '2026-03-02T00:00:00.000Z'],
  ['text that is no time', () => Date.parse('soon'), Number.NaN],
  ['a format with a zone', () => new Intl.DateTimeFormat('de', { timeZone: 'UTC' }).format(noon), '2.3.2026'],
  ['a language', () => new Intl.DateTimeFormat('de').resolvedOptions().locale, 'de'],
])('using %s is allowed in tests because it does not depend on a zone', (_what, use, expected) => {
  expect(use()).toEqual(expected);
});
