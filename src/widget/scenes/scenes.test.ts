import { expect, test } from 'vitest';
import { scenes } from './index.ts';

const now = Date.parse('2026-11-20T13:32:00Z');

function respond(name: keyof typeof scenes, path: string, { method = 'GET', query = {} } = {}) {
  return scenes[name].respond({ method, path, query: new URLSearchParams(query) }, now);
}

test('offers a time every quarter of an hour, from an hour after now', () => {
  const query = { start: '2026-11-20', end: '2026-11-21', timezone: 'UTC' };
  const response = respond('full', '/event-types/42/slots', { query });
  expect(response).toMatchObject({ status: 200 });
  const { slots } = (response as { body: { data: { slots: Record<string, { start: string }[]> } } }).body.data;
  expect(slots['2026-11-20']?.[0]).toEqual({ start: '2026-11-20T14:45:00Z', end: '2026-11-20T15:15:00Z' });
  expect(slots['2026-11-21']).toHaveLength(40);
});

test.each([
  ['2026-11-20T13:32:00Z', '2027-03-28'],
  ['2027-03-28T13:00:00Z', '2027-10-31'],
  ['2027-12-01T00:00:00Z', '2028-03-26'],
])('shows the first clock change after %s, on %s', (iso, date) => {
  const attributes = scenes['clock-change'].attributes(Date.parse(iso));
  expect(attributes).toEqual({ timezone: 'Europe/Berlin', date });
});

test('leaves everything except the times to the gateway while it is slow', () => {
  expect(respond('slow', '/event-types/42/slots')).toBe('pending');
  expect(respond('slow', '/event-types/42/booking-forms')).toBeUndefined();
});

test('refuses only bookings if the time was just taken', () => {
  expect(respond('conflict', '/events', { method: 'POST' })).toMatchObject({ status: 409 });
  expect(respond('conflict', '/event-types/42/slots')).toBeUndefined();
});
