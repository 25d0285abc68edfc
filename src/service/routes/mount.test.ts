import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type EndpointName, endpoints, successOf } from '../../contract/index.ts';
import { prepareRequests, senderOf } from './requests.testing.ts';
import { period } from './things.testing.ts';

const { service, host, booked: event, requests } = await prepareRequests();

// The keys of the table are the names.
const names = Object.keys(endpoints) as EndpointName[];

test.each(names)('responds as the contract says: %s', async (name) => {
  const { path, body, fields } = requests[name];
  const reply = await service.request(path, { ...senderOf(name, host), method: endpoints[name].method, body });
  const thing = Array.isArray(reply.body.data) ? reply.body.data[0] : reply.body.data;
  expect(reply.status).toBe(endpoints[name].status);
  expect(v.parse(successOf(endpoints[name].data), reply.body)).toEqual(reply.body);
  // An empty list has no fields either.
  expect(thing ? Object.keys(thing).join(' ') : null).toEqual(fields ?? null);
});

test('lists days from Monday and periods in order', async () => {
  const { body } = await service.request(`/v1/availabilities/${host.availabilityId}`, { key: host.key });
  expect(body.data.working_days).toEqual(['monday', 'friday']);
  expect(JSON.stringify(body.data.hours)).toBe(
    JSON.stringify({ monday: [period('09:00')], friday: [period('09:00'), period('13:00')] }),
  );
});

test('lists all fields by position, then by id', async () => {
  const fields = [
    { identifier: 'b', type: 'text' as const, position: 2 },
    { identifier: 'a', type: 'text' as const, position: 1, is_active: false },
    { identifier: 'c', type: 'text' as const, position: 1 },
  ];
  const id = await host.eventType({}, fields);
  const { body } = await service.request(`/v1/event-types/${id}/booking-forms`, { key: host.key });
  expect(body.data.map((field: { identifier: string }) => field.identifier)).toEqual(['a', 'c', 'b']);
});

test('responds to HEAD like GET without a body', async () => {
  const { status, headers, body } = await service.request('/v1/users/me', { key: host.key, method: 'HEAD' });
  expect([status, headers.get('content-type'), body]).toEqual([200, 'application/json', undefined]);
});

test.each([
  ['DELETE', '/v1/users/me', 'GET, HEAD, PUT'],
  ['POST', `/v1/event-types/${host.eventTypeId}/slots`, 'GET, HEAD'],
  ['GET', `/v1/events/${event.id}/cancel`, 'POST'],
  ['OPTIONS', '/v1/events', 'GET, HEAD, POST'],
  ['DELETE', `/v1/event-types/${host.eventTypeId}/booking-forms/update-order`, 'PUT'],
  ['PATCH', '/v1/event-types/abc', 'GET, HEAD, PUT, DELETE'],
])('refuses %s %s and allows %s', async (method, path, allow) => {
  const { status, headers, body } = await service.request(path, { key: host.key, method });
  expect([status, headers.get('allow'), body.error.code]).toEqual([405, allow, 'method_not_allowed']);
});

test.each(['/v1', '/v1/', '/v1/users', '/v1/users/me/', '/v1/event-types/1/slots/2', '/v2/users/me', '/'])(
  'does not find the route %s',
  async (path) => {
    const { status, body } = await service.request(path, { key: host.key });
    expect([status, body.error.code]).toEqual([404, 'route_not_found']);
  },
);

test('names the header that a JSON body needs when it is sent without', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await service.request('/v1/events', { key: host.key, method: 'POST', headers, body: '{}' });
  expect([reply.status, reply.body.error.message]).toEqual([
    415,
    expect.stringContaining('"Content-Type: application/json"'),
  ]);
});
