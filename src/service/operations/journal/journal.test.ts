import { expect, test } from 'vitest';
import { type EndpointName, endpoints } from '../../../contract/index.ts';
import { prepareRequests, senderOf } from '../../routes/requests.testing.ts';
import { openService, type TestAccount } from '../../testing/index.ts';
import { readings } from './record-operation.ts';

const service = await openService();

test('records who changed what, without values', async () => {
  const account = await service.account();
  const canary = 'a canary of a title';
  await service.send(account, `PUT /event-types/${account.eventTypeId}`, { title: canary, duration: 45 });
  const [entry] = await entriesOf(account);
  expect(entry).toEqual({
    id: expect.any(String),
    at: '2026-03-02T07:00:00+00:00',
    actor: { via: 'key', user_id: account.userId, key_id: expect.any(Number) },
    operation: 'updateEventType',
    subject: { kind: 'event type', id: String(account.eventTypeId), name: canary },
    fields: ['title', 'duration'],
  });
  expect(JSON.stringify(await rowsOf(account))).not.toContain(canary);
});

test('records whether an event type was archived or restored', async () => {
  const account = await service.account();
  for (const archived of [true, false]) {
    await service.send(account, `POST /event-types/${account.eventTypeId}/archive`, { archived });
  }
  expect(await entriesOf(account)).toMatchObject([{ archived: false }, { archived: true }]);
});

test('records whether an event was marked as a no-show, or no longer', async () => {
  const account = await service.account();
  const { id } = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  service.holdClock('2026-03-03T11:00:00+01:00');
  for (const absent of [true, false]) await service.send(account, `POST /events/${id}/no-show`, { absent });
  service.holdClock('2026-03-02T08:00:00+01:00');
  expect((await entriesOf(account)).slice(0, 2)).toMatchObject([{ absent: false }, { absent: true }]);
});

test('records neither reads nor refusals', async () => {
  const account = await service.account();
  await service.send(account, 'GET /event-types');
  await service.send(account, `PUT /event-types/${account.eventTypeId}`, { duration: 0 });
  await service.send(account, `PUT /event-types/${account.eventTypeId}`, {});
  await service.book(account, '2026-03-07T10:00:00+01:00');
  expect(await entriesOf(account)).toEqual([]);
});

test('records a change only once when several concurrent requests make it', async () => {
  const account = await service.account();
  const { id } = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  const { eventTypeId } = account;
  for (const [request, body] of [
    [`events/${id}/reschedule`, { start: '2026-03-03T11:00:00+01:00' }],
    [`events/${id}/cancel`, {}],
    [`event-types/${eventTypeId}/archive`, { archived: true }],
  ] as const)
    await Promise.all([1, 2, 3].map(() => service.send(account, `POST /${request}`, body)));
  const operations = (await entriesOf(account)).map(({ operation }) => operation);
  expect(operations).toEqual(['archiveEventType', 'cancelEvent', 'rescheduleEvent', 'createEvent']);
});

test('rolls an entry back with its change', async () => {
  const account = await service.account();
  const headers = { 'idempotency-key': 'once' };
  const request = () => service.request('/v1/event-types', { key: account.key, headers, body: { title: 'Once' } });
  const [first, again] = [await request(), await request()];
  expect([first.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  expect((await entriesOf(account)).map(({ operation }) => operation)).toEqual(['createEventType']);
});

test('records an invitee without a user', async () => {
  const account = await service.account();
  const headers = { 'sched-acting-for': `event-types/${account.eventTypeId}` };
  const answers = { name: 'Ada Lovelace', email: 'ada@example.com' };
  const body = { event_type_id: account.eventTypeId, start: '2026-03-03T10:00:00+01:00', timezone: 'UTC', answers };
  await service.request('/v1/events', { trusted: true, headers, body });
  const [entry] = await entriesOf(account);
  expect(entry).toMatchObject({ operation: 'createEvent', actor: { via: 'gateway', user_id: null } });
  expect(JSON.stringify(await rowsOf(account))).not.toContain('Ada');
});

test('lists the changes of a single resource', async () => {
  const account = await service.account();
  const other = await account.eventType();
  await service.send(account, `PUT /event-types/${other}`, { title: 'Other' });
  await service.send(account, `PUT /event-types/${account.eventTypeId}`, { title: 'One' });
  const entries = await entriesOf(account, `?subject_kind=event%20type&subject_id=${other}`);
  const refusal = await service.send(account, `GET /journal?subject_id=${other}`);
  expect(entries.map(({ subject }) => subject.id)).toEqual([String(other)]);
  expect([refusal.status, Object.keys(refusal.body.error.errors)]).toEqual([422, ['subject_kind']]);
});

test('refuses a kind of resource that the journal has no entries about', async () => {
  const account = await service.account();
  const { status, body } = await service.send(account, 'GET /journal?subject_kind=event_type');
  expect([status, body.error.errors.subject_kind?.[0]]).toEqual([422, expect.stringContaining('"event type"')]);
});

test('names subjects as they are called now', async () => {
  const account = await service.account();
  const { id, contact_id } = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  await service.send(account, `PUT /availabilities/${account.availabilityId}`, { name: 'Evenings' });
  await service.send(account, `PUT /availabilities/${account.availabilityId}`, { name: 'Mornings' });
  await service.send(account, `PUT /contacts/${contact_id}`, { name: 'Ada King' });
  await service.send(account, 'PUT /users/me', { first_name: 'Grace', last_name: 'Murray' });
  const { id: unusedId } = (await service.send(account, 'POST /event-types', { title: 'Unused' })).body.data;
  await service.send(account, `DELETE /event-types/${unusedId}`);
  await service.send(account, 'PUT /event-types/order', { event_types: [] });
  const subjects = (await entriesOf(account)).map(({ subject }) => [subject.kind, subject.name]);
  expect(subjects).toEqual([
    ['event type', undefined],
    ['event type', undefined],
    ['event type', undefined],
    ['user', 'Grace Murray'],
    ['contact', 'Ada King'],
    ['availability', 'Mornings'],
    ['availability', 'Mornings'],
    ['event', 'Ada Lovelace'],
  ]);
  const [entry] = await entriesOf(account, `?subject_kind=event&subject_id=${id}`);
  expect(entry?.subject).toEqual({ kind: 'event', id, name: 'Ada Lovelace' });
});

test('removes only entries before an instant', async () => {
  const account = await service.account();
  await service.send(account, `PUT /event-types/${account.eventTypeId}`, { title: 'Old' });
  service.holdClock('2026-03-03T08:00:00+01:00');
  await service.send(account, `PUT /event-types/${account.eventTypeId}`, { title: 'New' });
  while ((await service.store.removeJournalBefore(service.clock())) > 0);
  service.holdClock('2026-03-02T08:00:00+01:00');
  expect((await entriesOf(account)).map(({ at }) => at)).toEqual(['2026-03-03T07:00:00+00:00']);
});

const setup = await prepareRequests();

/** Operations that only send or read, and those whose request here changes nothing. */
const withoutEntry: readonly EndpointName[] = [...readings, 'archiveEventType', 'restoreEventEntry', 'updateEvent'];

// An object literal has no other keys.
const changing = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].method !== 'GET');

test.each(changing.map((name) => [name, withoutEntry.includes(name) ? 0 : 1] as const))(
  'records %s in the journal as often as it changes something: %i',
  async (name, entries) => {
    const { path, body } = setup.requests[name];
    const before = await countOf(setup.host, name);
    await setup.service.request(path, {
      ...senderOf(name, setup.host),
      method: endpoints[name].method,
      body,
    });
    expect((await countOf(setup.host, name)) - before).toBe(entries);
  },
);

test('records that a deleted calendar entry was restored, and only once', async () => {
  const { host } = setup;
  const { id } = (await setup.service.book(host, '2026-03-09T10:00:00+01:00')).body.data;
  await deleteEntryOf(host, id);
  const restore = () => setup.service.send(host, `POST /events/${id}/restore-entry`);
  expect([(await restore()).status, (await restore()).status]).toEqual([200, 200]);
  expect(await countOf(host, 'restoreEventEntry')).toBe(1);
});

async function countOf({ accountId }: TestAccount, name: EndpointName): Promise<number> {
  const query = setup.service.store.db.selectFrom('journal').select('id').where('account_id', '=', accountId);
  return (await query.where('operation', '=', name).execute()).length;
}

/** Stores that a host has deleted an event from a calendar, as a reading of that calendar does. */
async function deleteEntryOf({ accountId, userId }: TestAccount, eventId: string): Promise<void> {
  const { db } = setup.service.store;
  const at = '2026-03-02T07:00:00Z';
  const values = { event_sequence: 0, status: 'succeeded', deleted_at: at, created_at: at, updated_at: at } as const;
  const calendars = db.selectFrom('calendars').select('id').where('account_id', '=', accountId);
  const { id } = await calendars.limit(1).executeTakeFirstOrThrow();
  const write = { account_id: accountId, event_id: eventId, user_id: userId, calendar_id: id, ...values };
  await db.insertInto('calendar_writes').values(write).execute();
}

type Entry = { operation: string; at: string; subject: { kind: string; id: string; name?: string } };

async function entriesOf(account: TestAccount, query = ''): Promise<Entry[]> {
  return (await service.send(account, `GET /journal${query}`)).body.data.data;
}

function rowsOf({ accountId }: TestAccount) {
  return service.store.db.selectFrom('journal').selectAll().where('account_id', '=', accountId).execute();
}
