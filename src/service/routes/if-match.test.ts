import { expect, test } from 'vitest';
import { type EndpointName, endpoints, takesIfMatch } from '../../contract/index.ts';
import { prepareRequests, senderOf } from './requests.testing.ts';

const { service, host, requests } = await prepareRequests();

// The keys of the table are the names.
const names = Object.keys(endpoints) as EndpointName[];
const versionedNames = names.filter((name) => takesIfMatch(endpoints[name]));
const others = names.filter((name) => endpoints[name].method !== 'GET' && !versionedNames.includes(name));

test('accepts versions of every resource with updated_at', () => {
  expect(versionedNames.sort()).toEqual([
    'updateAvailability',
    'updateBranding',
    'updateCalendar',
    'updateContact',
    'updateCurrentUser',
    'updateEvent',
    'updateEventType',
    'updateWebhook',
  ]);
});

test.each(versionedNames)('refuses an outdated version: %s', async (name) => {
  const current = (await put(name)).body.data;
  const { status, body } = await put(name, '"2019-01-01T00:00:00+00:00"');
  expect([status, body.error.code, body.data]).toEqual([412, 'changed_meanwhile', current]);
});

test.each(versionedNames)('accepts the current version: %s', async (name) => {
  const { updated_at } = (await put(name)).body.data;
  expect((await put(name, `"${updated_at}"`)).status).toBe(200);
  expect((await put(name, '*')).status).toBe(200);
});

test.each(['2026-03-02', '"a", "b"', ''])('refuses the version %j', async (ifMatch) => {
  const { status, body } = await put('updateEventType', ifMatch);
  expect([status, Object.keys(body.error.errors)]).toEqual([422, ['If-Match']]);
});

test.each(others)('refuses a version where there is none: %s', async (name) => {
  const { path, body: sentBody } = requests[name];
  const { method } = endpoints[name];
  const { status, body } = await service.request(path, { ...optionsFor(name, '*'), method, body: sentBody });
  expect([status, Object.keys(body.error.errors)]).toEqual([422, ['If-Match']]);
});

test.each(versionedNames)('accepts one of two concurrent changes of one version: %s', async (name) => {
  service.holdClock('2026-03-02T09:00:02+01:00');
  const { updated_at } = (await put(name)).body.data;
  service.holdClock('2026-03-02T09:00:03+01:00');
  const request = () => put(name, `"${updated_at}"`);
  const statuses = (await Promise.all([request(), request()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 412]);
});

test.each(versionedNames)('refuses a version that was changed within the same second: %s', async (name) => {
  service.holdClock('2026-03-02T09:00:04+01:00');
  const current = (await put(name)).body.data;
  const { status, body } = await put(name, `"${current.updated_at}"`);
  expect(status).toBe(200);
  expect((await put(name, `"${current.updated_at}"`)).body).toMatchObject({
    error: { code: 'changed_meanwhile' },
    data: body.data,
  });
});

test('gives an event type a later version when it is archived within the same second', async () => {
  service.holdClock('2026-03-02T09:00:05+01:00');
  await put('updateEventType');
  const { id, updated_at } = (await put('updateEventType')).body.data;
  const reply = await service.send(host, `POST /event-types/${id}/archive`, { archived: true });
  expect(Date.parse(reply.body.data.updated_at)).toBeGreaterThan(Date.parse(updated_at));
});

function put(name: EndpointName, ifMatch?: string) {
  const { path, body } = requests[name];
  // Without a note, nothing of an event changes.
  const change = { ...body, ...(name === 'updateEvent' && { host_note: 'Both' }) };
  return service.request(path, { ...optionsFor(name, ifMatch), body: change });
}

function optionsFor(name: EndpointName, ifMatch: string | undefined) {
  return { ...senderOf(name, host), method: 'PUT', ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }) };
}
