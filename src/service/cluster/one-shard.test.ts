import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { type EndpointName, endpoints, parsePublicId } from '../../contract/index.ts';
import { openCalendars } from '../calendars/index.ts';
import { createService } from '../create-service.ts';
import { prepareRequests, senderOf } from '../routes/requests.testing.ts';
import { findEventTypePlace, openStore } from '../store/index.ts';
import { ada, consoleOf, request } from '../testing/index.ts';

const { service: prepared, feed, host, booked, requests } = await prepareRequests();
const store = await openStore({ databaseUrl: refusingSeveralShards(prepared.databaseUrl) });
const parts = { store, clock: prepared.clock, log: { error: () => undefined } };
const reading = { privateHosts: [feed.host], secrets: ['a secret of these tests'] as const, random: () => 0.5 };
const { calendars } = openCalendars({ ...parts, ...reading, sendsMail: true });
const sending = { sendsMail: true, mailFrom: 'Bookings <bookings@example.com>' };
const manageLink = async () => 'https://book.example.com/manage';
const options = { ...parts, ...consoleOf(store), ...sending, manageLink, calendars, requestsPerMinute: 1_000_000 };
const service = createService(options);

afterAll(() => store.close());

// The keys of the table are the names.
const names = Object.keys(endpoints) as EndpointName[];

test.each(names)('%s reads and writes one shard', async (name) => {
  const { path, body } = requests[name];
  const { status } = await request(service, path, { ...senderOf(name, host), method: endpoints[name].method, body });
  expect(status).toBe(endpoints[name].status);
});

test('finds the event type of a page in one shard', async () => {
  const id = await host.eventType({ slug: 'shown' });
  const { body } = await request(service, `/v1/event-types/${id}`, { key: host.key });
  const reference = parsePublicId(body.data.public_id) ?? expect.fail('is not a public id');
  const places = [await findEventTypePlace(store, reference), await findEventTypePlace(store, id)];
  expect(places).toMatchObject([{ eventTypeId: id }, { eventTypeId: id }]);
});

test('lists times and books in one shard', async () => {
  const id = host.eventTypeId;
  const headers = { 'sched-acting-for': `event-types/${id}` };
  const times = `/v1/event-types/${id}/slots?start=2026-03-02&end=2026-03-27&timezone=UTC`;
  const slots = await request(service, times, { trusted: true, headers });
  const draft = { event_type_id: id, start: '2026-03-13T09:00:00+01:00', timezone: 'UTC', answers: ada };
  const booking = await request(service, '/v1/events', { trusted: true, headers, body: draft });
  expect([slots.status, booking.status]).toEqual([200, 201]);
});

test('changes which calendars block and receive bookings in one shard', async () => {
  const { accountId } = host;
  const source = (await store.listCalendarSources(accountId))[0] ?? expect.fail('there is no source');
  const calendarId = source.calendars[0]?.id ?? expect.fail('there is no calendar');
  const kept = { name: source.name, whenUnreachable: source.whenUnreachable, isIgnored: source.isIgnored };
  for (const rule of ['nothing', 'busy'] as const) {
    const changed = { blocks: new Map([[calendarId, rule]]), writtenTo: calendarId, now: prepared.clock() };
    await store.withAccountLocked(accountId, (records) =>
      records.updateCalendarSource({ accountId, id: source.id, ...kept, ...changed }),
    );
  }
  const [found] = await store.listCalendarSources(accountId);
  expect(found?.calendars).toMatchObject([{ id: calendarId, isWrittenTo: true, coveredUntil: null }]);
});

test('finds the event of a manage link with an account in one shard', async () => {
  const found = await store.findHostOf({ kind: 'event', id: booked.id, accountId: host.accountId });
  expect(found).toEqual({ accountId: host.accountId, userId: host.userId });
});

test.each([
  ['read', sql`select id from events`],
  ['write', sql`update events set sequence = sequence`],
])('fails a statement that could %s several shards', async (_, statement) => {
  await expect(statement.execute(store.db)).rejects.toThrow('multi-task query');
});

/** Makes the cluster refuse each statement of more than one task. There is one task for each shard. */
function refusingSeveralShards(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c citus.multi_task_query_log_level=error');
  return url.href;
}
