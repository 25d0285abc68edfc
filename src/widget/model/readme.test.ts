import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PageEventDetails } from './page-events.ts';

const readme = readFileSync('README.md', 'utf8');

const booking = ['id', 'title', 'start', 'end', 'eventTypeId', 'status', 'timezone', 'manageToken'] as const;
const details = {
  'sched:ready': ['eventTypeId'],
  'sched:month-change': ['month'],
  'sched:slots-loaded': ['from', 'to', 'count'],
  'sched:no-slots': ['from', 'to', 'nextAvailable'],
  'sched:date-select': ['date', 'timezone'],
  'sched:slot-select': ['start', 'end', 'timezone'],
  'sched:timezone-change': ['timezone'],
  'sched:submit': ['slot', 'answers'],
  'sched:booking-successful': [...booking, 'answers', 'metadata'],
  'sched:reschedule-successful': booking,
  'sched:booking-canceled': booking,
  'sched:error': ['code', 'message', 'status', 'retryAfter', 'requestId'],
} as const satisfies { readonly [Name in keyof PageEventDetails]: readonly (keyof PageEventDetails[Name])[] };

type MissingKeys = {
  [Name in keyof PageEventDetails]: Exclude<keyof PageEventDetails[Name], (typeof details)[Name][number]>;
}[keyof PageEventDetails];
/** Does not compile while an event has a field that the list above lacks. */
const isComplete: [MissingKeys] extends [never] ? true : MissingKeys = true;

test('README lists the detail of each event', () => {
  const ofBooking = codesIn(/^A booking is ([^.]+)\./m.exec(readme)?.[1]);
  const rows = [...readme.matchAll(/^\| `(sched:[a-z-]+)` \|[^|]+\| ([^|]*) \|$/gm)];
  const properties = rows.map(([, name, cell = '']) => {
    return [name, [...(cell.startsWith('a booking') ? ofBooking : []), ...codesIn(cell)]];
  });
  expect(properties).toEqual(Object.entries(details));
  expect(isComplete).toBe(true);
});

function codesIn(text = ''): string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
}
