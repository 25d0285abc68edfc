import { expect, test } from 'vitest';
import { ada, openService } from '../../testing/index.ts';

const service = await openService();
const host = await service.account();
const slots = `/v1/event-types/${host.eventTypeId}/slots`;
const draft = {
  event_type_id: host.eventTypeId,
  start: '2026-03-03T10:00:00+01:00',
  timezone: 'Europe/Berlin',
  answers: ada,
};

test.each([
  '/v1/event-types/abc',
  '/v1/event-types/0',
  '/v1/event-types/-1',
  '/v1/event-types/042',
  '/v1/event-types/1.0',
  '/v1/event-types/9007199254740993',
  '/v1/event-types/99999999999999999999',
  '/v1/event-types/%00',
  '/v1/event-types/%E0%A4%A',
  '/v1/availabilities/1e3',
  '/v1/events/42',
  '/v1/events/00000000-0000-4000-8000-00000000000g',
])('does not find the invalid id %s', async (path) => {
  const { status, body } = await service.request(path, { key: host.key });
  expect([status, body.error.code]).toEqual([404, 'resource_not_found']);
});

test.each([
  ['', { start: ['is required'], end: ['is required'] }],
  ['start=2026-03-01', { end: ['is required'] }],
  ['start=2026-02-30&end=2026-03-01', { start: [expect.stringContaining('real date')] }],
  ['start=2026-3-1&end=2026-03-01', { start: [expect.stringContaining('real date')] }],
  ['start=2026-03-02&end=2026-03-01', { end: ['must not be before "start"'] }],
  ['start=2026-03-01&end=2027-03-02', { end: [expect.stringContaining('366 days')] }],
  ['start=2026-03-01&end=2026-03-01&timezone=%2B05:30', { timezone: [expect.stringContaining('IANA time zone name')] }],
  [
    'start=2026-03-01&end=2026-03-01&timezone=europe/berlin',
    { timezone: [expect.stringContaining('IANA time zone name')] },
  ],
  ['start=2026-03-01&end=2026-03-01&duration=0', { duration: [expect.stringContaining('1 minute')] }],
  ['start=2026-03-01&end=2026-03-01&duration=1441', { duration: [expect.stringContaining('1440')] }],
  ['start=2026-03-01&end=2026-03-01&duration=30.5', { duration: [expect.stringContaining('whole number')] }],
  ['start=2026-03-01&end=2026-03-01&foreground=red', { foreground: ['is not a field of this request'] }],
  ['start=2026-03-01&end=2026-03-01&__proto__=1', { ['__proto__']: ['is not a field of this request'] }],
  ['start=2026-03-01&start=2026-03-02&end=2026-03-03', { start: ['is repeated'] }],
])('explains why slots?%s is invalid', async (query, errors) => {
  const { status, body } = await service.request(`${slots}?${query}`, { key: host.key });
  expect([status, body.error.code, body.error.errors]).toEqual([422, 'validation_failed', errors]);
});

test('accepts 366 days and 1440 minutes', async () => {
  const { status } = await service.request(`${slots}?start=2026-03-01&end=2027-03-01&duration=1440`, { key: host.key });
  expect(status).toBe(200);
});

test('refuses query parameters that an operation does not have', async () => {
  const { body } = await service.request('/v1/users/me?verbose=1', { key: host.key });
  expect(body.error.errors).toEqual({ verbose: ['is not a field of this request'] });
});

test.each([
  ['an unknown field', { ...draft, foreground: 'red' }, 'foreground'],
  ['no start', { ...draft, start: undefined }, 'start'],
  ['a start without an offset', { ...draft, start: '2026-03-03T10:00:00' }, 'start'],
  ['an unreal start', { ...draft, start: '2026-02-29T10:00:00Z' }, 'start'],
  ['an unknown zone', { ...draft, timezone: 'Europe/Atlantis' }, 'timezone'],
  ['a duration as text', { ...draft, duration: '30' }, 'duration'],
  ['a duration of 1441', { ...draft, duration: 1441 }, 'duration'],
  ['an event type as text', { ...draft, event_type_id: '42' }, 'event_type_id'],
  ['answers as text', { ...draft, answers: 'Ada' }, 'answers'],
  ['a number for an answer', { ...draft, answers: { ...ada, age: 7 } }, 'answers.age'],
  ['a nested answer', { ...draft, answers: { ...ada, name: { first: 'Ada' } } }, 'answers.name'],
  ['a NUL in an answer', { ...draft, answers: { ...ada, name: 'A\u0000' } }, 'answers.name'],
  ['half a surrogate pair', { ...draft, metadata: { a: '\ud83d' } }, 'metadata.a'],
  ['51 keys of metadata', { ...draft, metadata: Object.fromEntries(numbers(51)) }, 'metadata'],
  ['a number in metadata', { ...draft, metadata: { a: 1 } }, 'metadata.a'],
  ['a text for a body', '"book me"', 'body'],
])('refuses a booking with %s at its path', async (_, body, path) => {
  const reply = await service.request('/v1/events', { key: host.key, body });
  expect([reply.status, Object.keys(reply.body.error.errors)]).toEqual([422, [path]]);
});

test.each(['__proto__', 'constructor', 'prototype'])('refuses an answer with the name %s', async (name) => {
  const body = JSON.stringify(draft).replace('"name"', `"${name}": "x", "name"`);
  const reply = await service.request('/v1/events', { key: host.key, body });
  expect([reply.status, Object.keys(reply.body.error.errors)]).toEqual([422, [`answers.${name}`]]);
});

test('stores 50 keys of metadata', async () => {
  const metadata = Object.fromEntries(numbers(50));
  const reply = await service.request('/v1/events', { key: host.key, body: { ...draft, metadata } });
  expect(reply.body.data.metadata).toEqual(metadata);
});

function numbers(count: number): [string, string][] {
  return Array.from({ length: count }, (_, index) => [`key ${index}`, 'value']);
}
