import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type EndpointName, endpoints, Failure, successOf } from '../../../contract/index.ts';
import { ada, consoleOf, makeTeam, openService, runsOf } from '../../testing/index.ts';
import { senderOf } from '../requests.testing.ts';

const service = await openService((store) => ({ ...consoleOf(store), sendsMail: true }));
const host = await service.account();
const event = (await service.book(host, '2026-03-03T10:00:00+01:00')).body.data;
const fields = (await service.send(host, `GET /event-types/${host.eventTypeId}/booking-forms`)).body.data;
const team = await makeTeam(service.store, [host], 'team');
const hook = { url: 'https://example.com', events: ['event.created'], is_active: true };
const webhook = (await service.send(host, 'POST /webhooks', hook)).body.data.id;
const delivery = (await service.send(host, `POST /webhooks/${webhook}/test`)).body.data.id;

/** A valid body for each operation. The test spoils one part after another. */
const bodies: Partial<Record<EndpointName, object>> = {
  createEventType: eventType(),
  updateEventType: eventType(),
  orderEventTypes: { event_types: [{ id: host.eventTypeId, position: 0 }] },
  updateEventTypeHosts: { hosts: [{ user_id: host.userId, weight: 100, availability_id: host.availabilityId }] },
  archiveEventType: { archived: false },
  inviteMember: { email: 'x@example.com', first_name: 'X', role: 'member' },
  updateMember: { role: 'admin' },
  inviteMemberAgain: { role: 'admin' },
  createApiKey: { name: 'X', scopes: ['read'] },
  createAvailability: schedule(),
  updateAvailability: { ...schedule(), is_default: true },
  createBookingFormField: { identifier: 'x', ...field() },
  updateBookingFormField: field(),
  orderBookingFormFields: { fields: [{ id: fields[0].id, position: 0 }] },
  updateContact: { name: 'Ada', email: 'ada@example.org', timezone: 'UTC' },
  updateTeam: { name: 'Team', username: 'team', about: 'x' },
  createEvent: { event_type_id: host.eventTypeId, start: '2026-03-04T10:00:00+01:00', timezone: 'UTC', answers: ada },
  updateEvent: { host_note: 'x' },
  cancelEvent: { reason: 'Ill' },
  rescheduleEvent: { start: '2026-03-05T10:00:00+01:00', duration: 30 },
  reassignEvent: { host_id: host.userId },
  markEventNoShow: { absent: true },
  testMail: { event_type_id: host.eventTypeId, kind: 'event.reminder', minutes_before: 60, locale: 'de' },
  createWebhook: hook,
  updateWebhook: hook,
};

const ids: Record<string, number | string> = {
  '/v1/availabilities/{id}': host.availabilityId,
  '/v1/contacts/{id}': event.contact_id,
  '/v1/events/{id}': event.id,
  '/v1/teams/{id}': team,
  '/v1/users/{id}': host.userId,
  '/v1/webhooks/{id}': webhook,
  '/v1/members/{id}': host.userId,
};

const extremes = [0, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1.5, 1e300, '', ' ', '\u0000', '\ud800', '%', "'", '\\', '🙂'];
const dates = ['0001-01-01', '9999-12-31', '0001-01-01T00:00:00+23:59', '9999-12-31T23:59:59-23:59', '24:00', '00:00'];
const nonsense = fc.oneof(
  fc.constantFrom<unknown>(...extremes, ...dates, null, true, [], {}, [null], [[]], 'UTC', 'x'.repeat(10_000)),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
);

// The keys of the table are the names.
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !/^(delete|remove|revoke)/.test(name));

test.each(names)('survives random input: %s', async (name) => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(20),
      nonsense,
      fc.array(fc.tuple(queryNames, nonsense), { maxLength: 2 }),
      async (at, value, query) => {
        const { method, path, data } = endpoints[name];
        const body = method === 'GET' ? undefined : withValueAt(bodies[name], at, value);
        const search = method === 'GET' ? `?${query.map(([key, text]) => `${key}=${encode(text)}`).join('&')}` : '';
        const reply = await service.request(`${addressOf(path)}${search}`, { ...senderOf(name, host), method, body });
        expect(reply.status, JSON.stringify([body, search])).toBeLessThan(500);
        expect(v.is(reply.status < 300 ? successOf(data) : Failure, reply.body)).toBe(true);
      },
    ),
    runsOf(40),
  );
});

test.each(names)('does not find a random id: %s', async (name) => {
  const { method, path } = endpoints[name];
  if (!path.includes('{')) return;
  await fc.assert(
    fc.asyncProperty(nonsense, async (value) => {
      const address = path.replace(/\{\w+\}/, `x${encode(value)}`);
      const { status } = await service.request(address, { ...senderOf(name, host), method, body: bodies[name] });
      expect([404, 405]).toContain(status);
    }),
    runsOf(10),
  );
});

test.each(names)('refuses a body of random bytes: %s', async (name) => {
  const { method, path } = endpoints[name];
  if (!bodies[name]) return;
  await fc.assert(
    fc.asyncProperty(anyBytes, async (body) => {
      const { status, body: failure } = await service.request(addressOf(path), {
        ...senderOf(name, host),
        method,
        body,
      });
      expect([400, 413, 422]).toContain(status);
      expect(v.is(Failure, failure)).toBe(true);
    }),
    runsOf(20),
  );
});

test('accepts an empty body where none is required', async () => {
  const body = new Uint8Array();
  const lacking = names
    .filter((name) => bodies[name])
    .map(async (name) => {
      const { method, path } = endpoints[name];
      const headers = { 'content-type': 'application/json' };
      return [
        name,
        (await service.request(addressOf(path), { ...senderOf(name, host), method, headers, body })).status,
      ] as const;
    });
  const acceptedBodies = (await Promise.all(lacking)).filter(([, status]) => status !== 400);
  expect(acceptedBodies.map(([name]) => name)).toEqual(['cancelEvent']);
});

test('survives headers of any content', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), fc.dictionary(headerNames, headerText), async (name, headers) => {
      const { method, path } = endpoints[name];
      const body = method === 'GET' ? undefined : bodies[name];
      const { status } = await service.request(addressOf(path), { ...senderOf(name, host), method, body, headers });
      expect(status, JSON.stringify(headers)).toBeLessThan(500);
    }),
    runsOf(200),
  );
});

const readings = names.filter((name) => endpoints[name].method === 'GET');

/** The queries of operations that take something other than a range of days. */
const searchOf: Partial<Record<EndpointName, string>> = {
  explainSlots: '?date=2026-03-02',
  listBusyTimes: '?from=2026-03-01T00:00:00Z&to=2026-04-01T00:00:00Z',
};

test.each(readings)('returns what it stored: %s', async (name) => {
  const { path, data } = endpoints[name];
  const range = /slots|windows|coverage/.test(path) ? '?start=2026-03-02&end=2026-03-31' : '';
  const search = searchOf[name] ?? range;
  const reply = await service.request(`${addressOf(path)}${search}`, senderOf(name, host));
  expect([reply.status, v.is(successOf(data), reply.body)]).toEqual([200, true]);
});

const anyBytes = fc.oneof(
  // A cancellation may have an empty body.
  fc.uint8Array({ minLength: 1, maxLength: 200 }),
  // Text that is nearly JSON, in another encoding, nested or long.
  fc.constantFrom('{"title":', '[{]', "{'a':1}", '{"a":1}{"a":1}', 'NaN', '\ufeff{}x', `${'['.repeat(100_000)}`),
  fc.constant(Buffer.from('{"title":"Call"}', 'utf16le')),
  fc.constant(`{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`),
);

const headerNames = fc.constantFrom(
  'accept',
  'authorization',
  'content-type',
  'content-encoding',
  'cookie',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'origin',
  'range',
  'sched-acting-for',
  'x-forwarded-for',
  'x-http-method-override',
  'x-request-id',
);

/** Headers with any content, except those that have a meaning. */
const headerText = fc.oneof(
  fc.constantFrom('*', 'application/json; charset=utf-16', 'bytes=0-', 'gzip', 'event-types/1', 'Bearer  ', '\u00ff'),
  fc.stringMatching(/^[\x21-\x7e\x80-\xff]{1,300}$/),
);

const queryNames = fc.constantFrom(
  'start',
  'end',
  'timezone',
  'duration',
  'query',
  'page',
  'per_page',
  'from',
  'to',
  'status',
);

function addressOf(path: string): string {
  const entry = Object.entries(ids).find(([start]) => path.startsWith(start));
  const id = String(entry?.[1] ?? host.eventTypeId);
  return path
    .replace(/\{(id|eventType)\}/, id)
    .replace('{field}', fields[0].id)
    .replace('{delivery}', delivery);
}

/** Replaces one of the values in a body, however deeply nested. */
function withValueAt(body: unknown, at: number, value: unknown): unknown {
  let place = 0;
  const visit = (part: unknown): unknown => {
    place += 1;
    if (place - 1 === at) return value;
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner)]));
  };
  return visit(body) ?? null;
}

/** Half a surrogate pair is not valid in an address. */
function encode(value: unknown): string {
  return encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());
}

function eventType() {
  const lengths = { duration: 30, durations: [30, 60], time_slot_interval: 15, min_scheduling_notice: 0 };
  const rest = { booking_frequency_limits: { day: 9 }, booking_window_days: 9, availability_id: host.availabilityId };
  const location = { type: 'phone', value: '+49 30 1' };
  return { title: 'Call', ...lengths, ...rest, location, redirect_url: 'https://example.com', is_active: true };
}

function schedule() {
  return { name: 'Hours', timezone: 'UTC', hours: { monday: [{ start: '09:00', end: '12:00' }] } };
}

function field() {
  return { label: 'X', type: 'select', placeholder: '', is_required: false, position: 1, options: ['A', 'B'] };
}
