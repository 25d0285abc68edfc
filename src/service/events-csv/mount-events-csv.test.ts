import { expect, test } from 'vitest';
import { makeMember, openService, ownerOf, type TestAccount } from '../testing/index.ts';
import { downloadTable, openTable } from './events-csv.testing.ts';

const service = await openService();

const ten = '2026-03-03T10:00:00+01:00';
const eleven = '2026-03-03T11:00:00+01:00';

test('names the file and its columns, and is never cached', async () => {
  const account = await service.account();
  await service.book(account, ten);
  const { response, text } = await downloadTable(service, account);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': 'attachment; filename="bookings-2026-03-02.csv"',
    'cache-control': 'no-store',
    ratelimit: expect.any(String),
  });
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFStart,End,Time zone,Event type,Status,Outcome,Host,Name,Email,Guests,Location,Cancellation reason,Booked at,ID,Other answers',
  );
});

test('writes all known fields of each booking', async () => {
  const account = await service.account({
    eventType: { title: 'Call', location: JSON.stringify({ type: 'in_person', value: '1 Market Street' }) },
  });
  const [visit, cancellation] = [await service.book(account, ten), await service.book(account, eleven)];
  await service.send(account, `POST /events/${cancellation.body.data.id}/cancel`, { reason: 'Ill' });
  service.holdClock('2026-03-03T12:00:00+01:00');
  await service.send(account, `POST /events/${visit.body.data.id}/no-show`, { absent: true });
  const { rows } = await downloadTable(service, account);
  service.holdClock('2026-03-02T08:00:00+01:00');
  const common = {
    'Time zone': 'Europe/Berlin',
    'Event type': 'Call',
    Host: 'Grace Hopper',
    Location: '1 Market Street',
    Name: 'Ada Lovelace',
    Email: 'ada@example.com',
    Guests: '',
    'Booked at': '2026-03-02 08:00',
    'Other answers': '',
  };
  expect(rows).toEqual([
    {
      ...common,
      Start: '2026-03-03 11:00',
      End: '2026-03-03 11:30',
      ID: cancellation.body.data.id,
      Status: 'canceled',
      Outcome: '',
      'Cancellation reason': 'Ill',
    },
    {
      ...common,
      Start: '2026-03-03 10:00',
      End: '2026-03-03 10:30',
      ID: visit.body.data.id,
      Status: 'confirmed',
      Outcome: 'no-show',
      'Cancellation reason': '',
    },
  ]);
});

test('contains only the column names if nothing matches', async () => {
  const { response, text } = await downloadTable(service, await service.account());
  expect([response.status, text.endsWith(',ID,Other answers\r\n')]).toEqual([200, true]);
});

test.each([
  '',
  'order=asc',
  'status=canceled',
  'status=confirmed&order=asc',
  'from=2026-03-03T10:00:00Z',
  'from=2026-03-03&to=2026-03-03',
  'to=2026-03-02',
  'from=0001-01-01T00:00:00%2B23:59&to=9999-12-31T23:59:59-23:59',
  'q=lov',
  'q=eve%40exam&order=asc',
  'q=nobody',
  'outcome=no_show',
  'event_type_id={type}',
  'contact_id={contact}',
  'host_id={host}',
  'host_id=2147483647',
])('contains the bookings of the list in the same order: %s', async (query) => {
  const { account, ids } = await fourEvents();
  const filters = query.replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => String(ids[name]));
  const list = await service.send(account, `GET /events?per_page=100&${filters}`);
  const { rows } = await downloadTable(service, account, filters);
  expect(rows.map(({ ID }) => ID)).toEqual(list.body.data.data.map(({ id }: { id: string }) => id));
});

test.each([
  ['status=gone', 'status'],
  ['from=2026-03-04&to=2026-03-02', 'to'],
  ['timezone=Mars/Base', 'timezone'],
  ['page=2', 'page'],
  ['q=a', 'q'],
])('refuses %s at its path, in JSON', async (query, path) => {
  const { status, body } = await service.send(await service.account(), `GET /events.csv?${query}`);
  expect([status, Object.keys(body.error.errors)]).toEqual([422, [path]]);
});

test('says whether the table may be downloaded without reading it', async () => {
  const { key } = await service.account();
  const head = async (query: string) => {
    const { status, headers, body } = await openTable(service, query, { key, method: 'HEAD' });
    return [status, headers.get('content-type'), body];
  };
  expect(await head('')).toEqual([200, 'text/csv; charset=utf-8; header=present', null]);
  expect((await head('status=gone'))[0]).toBe(422);
});

test('refuses every other method', async () => {
  const { key } = await service.account();
  const { status, headers } = await openTable(service, '', { key, method: 'POST' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('gives members only their own bookings', async () => {
  const account = await service.account();
  const member = await makeMember(service.store, account.accountId, 'member');
  const eventTypeId = await account.eventType({ host_id: member });
  const own = (await service.book({ ...account, eventTypeId }, ten)).body.data.id;
  await service.book(account, eleven);
  const session = { ...ownerOf(account), userId: member, role: 'member' } as const;
  const text = await (await openTable(service, 'timezone=UTC', { session })).text();
  expect([text.includes(own), text.split('\r\n').length]).toEqual([true, 3]);
  expect((await openTable(service, `host_id=${account.userId}`, { session })).status).toBe(403);
  expect((await openTable(service, `host_id=${member}`, { session })).status).toBe(200);
});

test('hides questions of event types without a booking of the member', async () => {
  const secret = { identifier: 'secret', label: 'Secret question', type: 'text' } as const;
  const contact = ['name', 'email'].map((identifier) => ({ identifier, type: 'text' as const }));
  const account = await service.account({ fields: [...contact, { ...secret, is_required: false }] });
  expect((await service.book(account, ten)).status).toBe(201);
  const member = await makeMember(service.store, account.accountId, 'member');
  const session = { ...ownerOf(account), userId: member, role: 'member' } as const;
  expect(await (await openTable(service, '', { session })).text()).not.toContain('Secret question');
  expect(await (await openTable(service, '', { session: ownerOf(account) })).text()).toContain('Secret question');
});

test('does not contain bookings of another account', async () => {
  const [account, other] = [await service.account(), await service.account()];
  await service.book(other, ten);
  expect((await downloadTable(service, account)).rows).toEqual([]);
  expect((await downloadTable(service, account, `host_id=${other.userId}`)).rows).toEqual([]);
});

test.each([
  [
    'a key without the scope "read"',
    async (account: TestAccount) => ({ key: await keyFor(account, ['book']) }),
    403,
    'insufficient_scope',
  ],
  ['an unknown key', async () => ({ key: 'sk_live_unknown' }), 401, 'unauthenticated'],
  ['a request without a key', async () => ({}), 401, 'unauthenticated'],
  ['a page through the gateway', gatewayFor, 403, 'access_denied'],
])('refuses %s', async (_, sentBy, status, code) => {
  const account = await service.account();
  const reply = await service.request('/v1/events.csv', await sentBy(account));
  expect([reply.status, reply.body.error.code]).toEqual([status, code]);
});

test('accepts a key with the scope "read" alone', async () => {
  const account = await service.account();
  const { status } = await openTable(service, '', { key: await keyFor(account, ['read']) });
  expect(status).toBe(200);
});

test('responds with a problem if the database is down', async () => {
  const away = await openService();
  const session = ownerOf(await away.account());
  await away.dropDatabase();
  const reply = await away.request('/v1/events.csv', { session });
  expect([reply.status, reply.body.error.code]).toEqual([503, 'unavailable']);
});

test('responds with a problem if the first rows cannot be read', async () => {
  const brokenService = await openService((store) => ({ store: { ...store, exportEvents: failingAfter(0) } }));
  const reply = await brokenService.request('/v1/events.csv', { session: ownerOf(await brokenService.account()) });
  expect([reply.status, reply.body.error.code]).toEqual([500, 'internal_error']);
});

test('aborts the download if later rows cannot be read, so that it does not look complete', async () => {
  const brokenService = await openService((store) => ({ store: { ...store, exportEvents: failingAfter(1) } }));
  const { status, body } = await openTable(brokenService, '', { session: ownerOf(await brokenService.account()) });
  const reader = body?.getReader();
  expect([status, (await reader?.read())?.done]).toEqual([200, false]);
  await expect(reader?.read()).rejects.toThrow('the disk is gone');
});

/** Reads some parts without rows, and then fails. */
function failingAfter(parts: number) {
  return async function* exportEvents() {
    for (let part = 0; part < parts; part += 1) yield [];
    throw new Error('the disk is gone');
  };
}

async function keyFor({ accountId, userId }: TestAccount, scopes: readonly ('read' | 'book')[]): Promise<string> {
  const now = service.clock();
  return (await service.store.saveApiKey({ accountId, userId, name: 'Test', scopes, now })).key;
}

async function gatewayFor({ eventTypeId }: TestAccount) {
  return { trusted: true, headers: { 'sched-acting-for': `event-types/${eventTypeId}` } };
}

/** One of Ada's that is canceled, one that she missed, one of Eve's of another event type, and one of a colleague's. */
async function fourEvents() {
  const account = await service.account();
  const colleague = await makeMember(service.store, account.accountId, 'member');
  const [type, theirs] = [await account.eventType(), await account.eventType({ host_id: colleague })];
  const eve = { answers: { name: 'Eve', email: 'eve@example.com' } };
  const [first, second, third] = [
    await service.book(account, ten),
    await service.book(account, eleven),
    await service.book({ ...account, eventTypeId: type }, '2026-03-04T09:00:00+01:00', eve),
    await service.book({ ...account, eventTypeId: theirs }, '2026-03-04T09:00:00+01:00'),
  ].map(({ body }) => body.data);
  await service.send(account, `POST /events/${second.id}/cancel`);
  await service.store.db.updateTable('events').set({ outcome: 'no_show' }).where('id', '=', first.id).execute();
  return { account, ids: { type, contact: third.contact_id, host: colleague } };
}
