import { expect, test } from 'vitest';
import { ada, openService } from '../../testing/index.ts';
import { pathsIn, text } from './field-limits.testing.ts';

const service = await openService();
const host = await service.account();
await service.book(host, '2026-03-03T10:00:00+01:00');

const monday = (...periods: [start: string, end: string][]) => {
  return { name: 'Hours', hours: { monday: periods.map(([start, end]) => ({ start, end })) } };
};

test.each([
  ['a day and a night', monday(['00:00', '24:00']), ''],
  ['touching periods', monday(['09:00', '12:00'], ['12:00', '13:00']), ''],
  ['a minute', monday(['23:59', '24:00']), ''],
  ['nothing', monday(), ''],
  ['no time at all', monday(['09:00', '09:00']), 'hours.monday.0.end'],
  ['time running back', monday(['10:00', '09:00']), 'hours.monday.0.end'],
  ['overlapping periods', monday(['09:00', '12:01'], ['12:00', '13:00']), 'hours.monday.1.start'],
  ['one period twice', monday(['09:00', '12:00'], ['09:00', '12:00']), 'hours.monday.1.start'],
  ['more than a day', monday(['09:00', '24:01']), 'hours.monday.0.end'],
  ['a start at 24:00', monday(['24:00', '24:00']), 'hours.monday.0.start'],
  ['a time of one digit', monday(['9:00', '12:00']), 'hours.monday.0.start'],
  ['a time with seconds', monday(['09:00:00', '12:00']), 'hours.monday.0.start'],
  ['minute sixty', monday(['09:60', '12:00']), 'hours.monday.0.start'],
  ['a day that is none', { name: 'X', hours: { Monday: [] } }, 'hours.Monday'],
  ['a list', { name: 'X', hours: [] }, 'hours'],
])('validates hours of %s', async (_, body, path) => {
  const reply = await service.send(host, 'POST /availabilities', body);
  expect([reply.status, pathsIn(reply)]).toEqual([path === '' ? 201 : 422, path]);
});

const slots = `/event-types/${host.eventTypeId}/slots`;
const day = 'start=2026-03-02&end=2026-03-02';

test.each([
  [`${slots}?${day}&duration=1`, ''],
  [`${slots}?${day}&duration=1440`, ''],
  [`${slots}?${day}&duration=0`, 'duration'],
  [`${slots}?${day}&duration=1441`, 'duration'],
  [`${slots}?${day}&duration=-1`, 'duration'],
  [`${slots}?${day}&duration=1.5`, 'duration'],
  [`${slots}?${day}&duration=`, 'duration'],
  [`${slots}?${day}&duration=30&duration=30`, 'duration'],
  [`${slots}?start=2026-01-01&end=2027-01-01`, ''], // 366 days
  [`${slots}?start=2026-01-01&end=2027-01-02`, 'end'], // 367 days
  [`${slots}?start=2028-01-01&end=2028-12-31`, ''], // a leap year
  [`${slots}?start=2026-03-02&end=2026-03-01`, 'end'],
  [`${slots}?start=2026-03-02`, 'end'],
  [`${slots}?end=2026-03-02`, 'start'],
  [`${slots}?start=2026-02-29&end=2026-03-02`, 'start'],
  [`${slots}?start=2026-3-2&end=2026-03-02`, 'start'],
  [`${slots}?start=2026-03-02T00:00Z&end=2026-03-02`, 'start'],
  [`${slots}?start=0001-01-01&end=0001-01-02`, ''],
  [`${slots}?start=9999-12-30&end=9999-12-31`, ''],
  [`${slots}?${day}&timezone=`, 'timezone'],
  [`${slots}?${day}&timezone=europe/berlin`, 'timezone'],
  [`${slots}?${day}&timezone=%2B05:30`, 'timezone'],
  [`${slots}?${day}&timezone=Asia/Calcutta`, ''],
  [`${slots}?${day}&zone=UTC`, 'zone'],
  ['/contacts?per_page=1', ''],
  ['/contacts?per_page=100', ''],
  ['/contacts?per_page=0', 'per_page'],
  ['/contacts?per_page=101', 'per_page'],
  ['/contacts?per_page=ten', 'per_page'],
  ['/contacts?page=1', ''],
  ['/contacts?page=0', 'page'],
  ['/contacts?page=-1', 'page'],
  ['/contacts?page=1.5', 'page'],
  ['/contacts?page=999999999999999&per_page=100', ''],
  ['/contacts?page=9999999999999999', 'page'],
  [`/contacts?query=${text(255)}`, ''],
  [`/contacts?query=${text(256)}`, 'query'],
  ['/contacts?query=%00', 'query'],
  ['/contacts?query=%ff', ''],
  ['/events?per_page=101', 'per_page'],
  ['/events?page=0', 'page'],
  ['/events?status=pending', 'status'],
  ['/events?event_type_id=0', 'event_type_id'],
  ['/events?event_type_id=9007199254740993', 'event_type_id'],
  ['/events?contact_id=1', 'contact_id'],
  ['/events?from=2026-03-02T00:00', 'from'],
  ['/events?from=2026-03-02&to=2026-03-02', ''],
  ['/events?from=2026-03-02&to=2026-02-28', 'to'],
  [`/users/${host.userId}/availability-windows?start=2026-01-01&end=2027-01-01`, ''],
  [`/users/${host.userId}/availability-windows?start=2026-01-01&end=2027-01-02`, 'end'],
])('validates the query of GET %s', async (path, wrong) => {
  const reply = await service.send(host, `GET ${path}`);
  expect([reply.status, pathsIn(reply)]).toEqual([wrong === '' ? 200 : 422, wrong]);
});

test('returns an empty page with the total past the end', async () => {
  const { body } = await service.send(host, 'GET /contacts?page=2&per_page=100');
  expect(body.data).toEqual({ current_page: 2, data: [], per_page: 100, total: 1 });
});

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'x']));

test.each([
  ['50 notes', { metadata: keys(50) }, ''],
  ['51 notes', { metadata: keys(51) }, 'metadata'],
  ['a note of 2000 characters', { metadata: { note: text(2000) } }, ''],
  ['a note of 2000 emoji', { metadata: { ['🙂'.repeat(255)]: '🙂'.repeat(2000) } }, ''],
  ['a note of 2001 characters', { metadata: { note: text(2001) } }, 'metadata.note'],
  ['a note that is no text', { metadata: { note: 1 } }, 'metadata.note'],
  ['a start without an offset', { start: '2026-03-04T10:00:00' }, 'start'],
  ['a start on 30 February', { start: '2026-02-30T10:00:00Z' }, 'start'],
  ['a zone that is an offset', { timezone: '+01:00' }, 'timezone'],
  ['a length of 1441 minutes', { duration: 1441 }, 'duration'],
  ['a name of 256 characters', { answers: { ...ada, name: text(256) } }, 'answers.name'],
  ['no name', { answers: { email: ada.email } }, 'answers.name'],
  ['an answer to no field', { answers: { ...ada, shoe: '42' } }, 'answers.shoe'],
  ['something that is not in the table', { color: 'red' }, 'color'],
])('validates a booking with %s', async (_, more, path) => {
  const reply = await service.book(host, '2026-03-04T10:00:00+01:00', more);
  expect([reply.status === 201, pathsIn(reply)]).toEqual([path === '', path]);
  if (path !== '') return;
  const event = await service.send(host, `GET /events/${reply.body.data.id}`);
  expect(event.body.data).toMatchObject(more);
  await service.send(host, `POST /events/${reply.body.data.id}/cancel`);
});

test.each([
  [1, 201],
  [255, 201],
  [256, 422],
])('responds to an Idempotency-Key of %i characters with %i', async (length, status) => {
  const body = { name: 'Keyed' };
  const reply = await service.request('/v1/availabilities', {
    key: host.key,
    headers: { 'idempotency-key': text(length) },
    body,
  });
  expect(reply.status).toBe(status);
});

test.each(['[]', 'null', '1', '"a"', 'true'])('refuses a body that is %s', async (body) => {
  for (const request of ['PUT /v1/event-types/', 'PUT /v1/availabilities/'] as const) {
    const [method = '', path] = request.split(' ');
    const id = path?.includes('types') ? host.eventTypeId : host.availabilityId;
    expect((await service.request(`${path}${id}`, { key: host.key, method, body })).status).toBe(422);
  }
});

test.each([
  [256 * 1024, 422],
  [256 * 1024 + 1, 413],
])('responds to a body of %i bytes with %i', async (bytes, status) => {
  const body = JSON.stringify({ name: '' }).padEnd(bytes);
  expect((await service.request('/v1/availabilities', { key: host.key, body })).status).toBe(status);
});
