import { expect, test } from 'vitest';
import { calendarLinks } from './calendar-links.ts';
import { invitation } from './invitation.testing.ts';

const title = 'Q&A #1: 50% + "more" <b>';
const links = calendarLinks(invitation({ title, location: 'https://meet.example/a?b=c&d=e' }));

test.each([
  ['google', 'text', 'dates', '20260329T003000Z/20260329T013000Z', 'location'],
  ['outlook', 'subject', 'startdt', '2026-03-29T00:30:00+00:00', 'location'],
  ['office365', 'subject', 'enddt', '2026-03-29T01:30:00+00:00', 'location'],
  ['yahoo', 'title', 'et', '20260329T013000Z', 'in_loc'],
] as const)('fills in title, time and location for %s', (calendar, titleKey, timeKey, time, placeKey) => {
  const query = new URL(links[calendar]).searchParams;
  expect([query.get(titleKey), query.get(timeKey), query.get(placeKey)]).toEqual([
    title,
    time,
    'https://meet.example/a?b=c&d=e',
  ]);
});

test('links only to the web calendars, by https', () => {
  expect(Object.values(links).map((link) => new URL(link).origin)).toEqual([
    'https://calendar.google.com',
    'https://outlook.live.com',
    'https://outlook.office.com',
    'https://calendar.yahoo.com',
  ]);
});

test('writes links for a title with half a surrogate pair', () => {
  expect(() => calendarLinks(invitation({ title: 'half \ud83d' }))).not.toThrow();
});
