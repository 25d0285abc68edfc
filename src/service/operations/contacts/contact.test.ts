import { expect, test } from 'vitest';
import { ada, mondayMorning, openService } from '../../testing/index.ts';

const service = await openService();
const host = await service.account();

const people: [string, string][] = [
  ['Ada Lovelace', 'ada@example.com'],
  ['Grace Hopper', 'grace@navy.example'],
  ['Ærøskøbing Ödön', 'o_don@example.com'],
  ['100% Real', 'back\\slash@example.com'],
];
for (const [minute, [name, email]] of people.entries()) await keep(name, email, minute);

test('finds a contact whatever the form of the accents in its name', async () => {
  const host = await service.account();
  const { contact_id: id } = (await service.book(host, '2026-03-03T10:00:00+01:00')).body.data;
  await service.send(host, `PUT /contacts/${id}`, { name: 'Jose\u0301 Ram\u00edrez' });
  for (const query of ['jos\u00e9', 'Rami\u0301rez']) {
    const { body } = await service.send(host, `GET /contacts?query=${encodeURIComponent(query)}`);
    expect(body.data.total).toBe(1);
  }
});

test('lists contacts newest first with their total', async () => {
  const { status, body } = await service.send(host, 'GET /contacts');
  expect([status, { ...body.data, data: namesIn(body) }]).toEqual([
    200,
    { current_page: 1, data: people.map(([name]) => name).reverse(), per_page: 15, total: 4 },
  ]);
  expect(body.data.data[3]).toEqual({
    id: expect.any(String),
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    timezone: 'Europe/Berlin',
    created_at: '2026-03-02T07:00:00+00:00',
    updated_at: '2026-03-02T07:00:00+00:00',
  });
});

test.each([
  ['page=1&per_page=3', ['100% Real', 'Ærøskøbing Ödön', 'Grace Hopper']],
  ['page=2&per_page=3', ['Ada Lovelace']],
  ['page=3&per_page=3', []],
  ['page=4&per_page=1', ['Ada Lovelace']],
  ['page=999999999&per_page=100', []],
])('returns the page %s of the list', async (query, names) => {
  const { body } = await service.send(host, `GET /contacts?${query}`);
  expect([namesIn(body), body.data.total]).toEqual([names, 4]);
});

test.each([
  ['ADA', ['Ada Lovelace']],
  ['love', ['Ada Lovelace']],
  ['@navy.', ['Grace Hopper']],
  ['ærøskØBING Ö', ['Ærøskøbing Ödön']],
  ['example', ['100% Real', 'Ærøskøbing Ödön', 'Grace Hopper', 'Ada Lovelace']],
  ['%', ['100% Real']],
  ['_', ['Ærøskøbing Ödön']],
  ['\\', ['100% Real']],
  ['k\\s', ['100% Real']],
  ['a l', ['Ada Lovelace']],
  [' r', ['100% Real']],
  ['a_a', []],
  ['Lovelaceada', []],
  ['', ['100% Real', 'Ærøskøbing Ödön', 'Grace Hopper', 'Ada Lovelace']],
])('finds for “%s” the contacts %j', async (text, names) => {
  const { body } = await service.send(host, `GET /contacts?query=${encodeURIComponent(text)}`);
  expect([namesIn(body), body.data.total]).toEqual([names, names.length]);
});

test.each([
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=1.5', 'page'],
  ['page=x', 'page'],
  ['per_page=0', 'per_page'],
  ['per_page=101', 'per_page'],
  ['per_page=', 'per_page'],
  [`query=${'x'.repeat(256)}`, 'query'],
  ['query=a%0Ab', 'query'],
  ['name=Ada', 'name'],
])('refuses contacts?%s at its path', async (query, path) => {
  const { status, body } = await service.send(host, `GET /contacts?${query}`);
  expect([status, Object.keys(body.error.errors)]).toEqual([422, [path]]);
});

test('updates only the sent fields, and no past event', async () => {
  const account = await service.account();
  const event = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  service.holdClock('2026-03-02T08:05:00+01:00');
  const { status, body } = await service.send(account, `PUT /contacts/${event.contact_id}`, { name: ' Ada King ' });
  service.holdClock('2026-03-02T08:00:00+01:00');
  expect([status, body.data]).toMatchObject([
    200,
    { ...ada, name: 'Ada King', timezone: 'Europe/Berlin', updated_at: '2026-03-02T07:05:00+00:00' },
  ]);
  expect((await service.send(account, `GET /events/${event.id}`)).body.data.invitee.name).toBe('Ada Lovelace');
});

test.each([
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(256) }],
  ['name', { name: 'two\r\nlines' }],
  ['email', { email: 'nobody' }],
  ['email', { email: `${'x'.repeat(250)}@example.com` }],
  ['email', { email: 'GRACE@navy.example' }],
  ['timezone', { timezone: 'CET+1' }],
  ['id', { id: 'x' }],
])('refuses %s at its path: %j', async (path, wrong) => {
  const { status, body } = await service.send(host, `PUT /contacts/${await idOf('ada@')}`, wrong);
  expect([status, Object.keys(body.error.errors)]).toEqual([422, [path]]);
});

test('accepts a long name and the same address recapitalized', async () => {
  const id = await idOf('100%');
  const change = { name: 'x'.repeat(255), email: 'BACK\\slash@example.com', timezone: 'Asia/Calcutta' };
  const refusal = await service.send(host, `PUT /contacts/${id}`, change);
  expect(refusal.body.error.errors).toHaveProperty('email');
  const update = await service.send(host, `PUT /contacts/${id}`, { ...change, email: 'Real@Example.com' });
  const again = await service.send(host, `PUT /contacts/${id}`, { email: 'real@example.com' });
  expect([update.status, again.body.data.email]).toEqual([200, 'real@example.com']);
});

test('counts the no-shows of a contact, and shows no count without any', async () => {
  const busy = await service.account();
  for (const time of ['10:00', '11:00', '12:00']) await service.book(busy, `2026-03-03T${time}:00+01:00`);
  const events = (await service.send(busy, 'GET /events')).body.data.data;
  const list = async () => (await service.send(busy, 'GET /contacts')).body.data.data[0];
  const before = await list();
  service.holdClock('2026-03-03T13:00:00+01:00');
  for (const { id } of events.slice(0, 2)) await service.send(busy, `POST /events/${id}/no-show`, { absent: true });
  service.holdClock(mondayMorning);
  expect(['no_shows' in before, (await list()).no_shows]).toEqual([false, 2]);
  expect((await service.send(busy, `GET /contacts/${before.id}`)).body.data).toEqual({ ...before, no_shows: 2 });
  const reply = await service.send(busy, `PUT /contacts/${before.id}`, { name: 'Ada' });
  expect(reply.body.data.no_shows).toBe(2);
});

test('counts the bookings of a contact, and names the last and the next start', async () => {
  const busy = await service.account();
  const starts = ['2026-03-03T10:00:00+01:00', '2026-03-03T12:00:00+01:00', '2026-03-04T10:00:00+01:00'];
  for (const start of starts) await service.book(busy, start);
  const list = async () => (await service.send(busy, 'GET /contacts')).body.data.data[0];
  expect(await list()).toMatchObject({ event_count: 3, next_event_at: '2026-03-03T09:00:00+00:00' });
  expect(await list()).not.toHaveProperty('last_event_at');
  service.holdClock('2026-03-03T10:30:00+01:00');
  const [last] = (await service.send(busy, 'GET /events')).body.data.data;
  await service.send(busy, `POST /events/${last.id}/cancel`);
  const after = await list();
  service.holdClock(mondayMorning);
  expect(after).toMatchObject({
    event_count: 2,
    last_event_at: '2026-03-03T09:00:00+00:00',
    next_event_at: '2026-03-03T11:00:00+00:00',
  });
});

test('deletes a contact and keeps its events', async () => {
  const account = await service.account();
  const event = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  const { status, body } = await service.send(account, `DELETE /contacts/${event.contact_id}`);
  expect([status, body]).toEqual([200, { success: true, data: null }]);
  expect((await service.send(account, `GET /contacts/${event.contact_id}`)).status).toBe(404);
  const reply = await service.send(account, `GET /events/${event.id}`);
  expect(reply.body.data).toEqual({ ...event, contact_id: null });
});

test('does not show a contact of another account', async () => {
  const account = await service.account();
  expect((await service.send(account, 'GET /contacts')).body.data).toMatchObject({ data: [], total: 0 });
});

async function keep(name: string, email: string, minute: number) {
  const row = { account_id: host.accountId, id: crypto.randomUUID(), name, email, timezone: 'Europe/Berlin' };
  const at = `2026-03-02T07:0${minute}:00Z`;
  await service.store.db
    .insertInto('contacts')
    .values({ ...row, created_at: at, updated_at: at })
    .execute();
}

async function idOf(text: string): Promise<string> {
  const { body } = await service.send(host, `GET /contacts?query=${encodeURIComponent(text)}`);
  return body.data.data[0].id;
}

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects to find
function namesIn(body: any): string[] {
  return body.data.data.map(({ name }: { name: string }) => name);
}

test('lists only contacts who have been inactive for some months, whatever else is searched', async () => {
  const host = await service.account();
  const ends = { 'king@example.com': '2026-03-02T10:00:00+01:00', 'byron@example.com': '2026-06-01T10:00:00+02:00' };
  for (const [email, start] of Object.entries(ends)) {
    service.holdClock(mondayMorning);
    await service.book(host, start, { answers: { name: 'Ada', email } });
  }
  service.holdClock('2026-06-02T12:00:00+02:00');
  const emailsFor = async (query: string) => {
    const { data, total } = (await service.send(host, `GET /contacts?${query}`)).body.data;
    return [total, ...data.map(({ email }: { email: string }) => email)];
  };
  expect(await emailsFor('inactive_months=3')).toEqual([1, 'king@example.com']);
  expect(await emailsFor('inactive_months=3&query=example')).toEqual([1, 'king@example.com']);
  expect(await emailsFor('inactive_months=3&query=byron')).toEqual([0]);
  expect(await emailsFor('inactive_months=4')).toEqual([0]);
  service.holdClock(mondayMorning);
});

test('finds an inactive contact by a former address', async () => {
  const host = await service.account();
  const ids: string[] = [];
  for (const [hour, email] of [
    ['10', 'king@example.com'],
    ['11', 'byron@example.com'],
  ]) {
    const answers = { name: 'Ada', email };
    ids.push((await service.book(host, `2026-03-03T${hour}:00:00+01:00`, { answers })).body.data.contact_id);
  }
  await service.send(host, `POST /contacts/${ids[0]}/merge`, { contact_id: ids[1] });
  const find = async (months: number) =>
    (await service.send(host, `GET /contacts?inactive_months=${months}&query=byron`)).body.data.total;
  service.holdClock('2026-05-04T12:00:00+02:00');
  expect([await find(2), await find(3)]).toEqual([1, 0]);
  service.holdClock(mondayMorning);
});

test.each(['0', '121', 'x', '1.5'])('refuses to list contacts who have been inactive for %s months', async (months) => {
  const { status, body } = await service.send(host, `GET /contacts?inactive_months=${months}`);
  expect([status, Object.keys(body.error.errors)]).toEqual([422, ['inactive_months']]);
});
