import { beforeAll, expect, test } from 'vitest';
import { whyWords } from '../../why/index.ts';
import { whoCanBook } from './who-can-book.ts';

beforeAll(() => whyWords.load('en'));

// Nothing else of the context is read for these reasons.
const context = { hosts: new Map() } as unknown as Parameters<typeof whoCanBook>[1];

test.each([
  ['reschedules a booking to', true, 'exception'],
  ['does not book', false, 'impossible'],
])('%s a time of an event type that is switched off', (_, isRescheduling, kind) => {
  const nothing = { date: '2026-11-27', timezone: 'Europe/Berlin', duration: 30, offered: [], layers: [], starts: [] };
  const bookability = whoCanBook({ ...nothing, reason: 'inactive' }, context, { isRescheduling });
  expect(bookability).toEqual({ kind, reasons: ['This event type is turned off, so nothing is offered.'] });
});

test.each([
  ['one of several hosts is only outside their hours', [busyHost(1), closedHost(2)], 'exception'],
  ['every host is busy', [busyHost(1), busyHost(2), closedHost(2)], 'impossible'],
])('lets a host book a time anyway only while a colleague is free: %s', (_, refusals, kind) => {
  const start = '2026-11-27T14:00:00+01:00';
  const explanation = { date: '2026-11-27', timezone: 'Europe/Berlin', duration: 30, offered: [], layers: [] };
  const bookability = whoCanBook({ ...explanation, starts: [{ start, refusals }] }, context, { isRescheduling: false });
  expect(bookability.kind).toBe(kind);
});

function busyHost(host: number) {
  return { reason: 'taken' as const, host_id: host };
}

function closedHost(host: number) {
  return { reason: 'outside_hours' as const, host_id: host };
}
