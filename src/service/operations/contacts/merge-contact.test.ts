import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ada, lockRace, openService, type TestAccount, untilLockWaits } from '../../testing/index.ts';

const service = await openService();

const king = { name: 'Ada King', email: 'king@example.com' };
const starts = ['2026-03-03T10:00:00+01:00', '2026-03-03T11:00:00+01:00', '2026-03-03T12:00:00+01:00'] as const;

/** An account in which one person booked with two addresses. */
async function openTwins() {
  const host = await service.account();
  const first = (await service.book(host, starts[0])).body.data;
  const second = (await service.book(host, starts[1], { answers: king })).body.data;
  return { host, id: first.contact_id, otherId: second.contact_id };
}

const merge = (host: TestAccount, id: string, contactId: string) =>
  service.send(host, `POST /contacts/${id}/merge`, { contact_id: contactId });

const find = async (host: TestAccount, query: string) =>
  (await service.send(host, `GET /contacts?query=${encodeURIComponent(query)}`)).body.data;

test('gives one contact the events and the address of the other', async () => {
  const { host, id, otherId } = await openTwins();
  const { status, body } = await merge(host, id, otherId);
  expect([status, body.data]).toMatchObject([200, { id, ...ada, other_emails: [king.email], event_count: 2 }]);
  const events = (await service.send(host, `GET /events?contact_id=${id}`)).body.data.data;
  expect(events.map(({ invitee }: { invitee: object }) => invitee)).toMatchObject([king, ada]);
  expect(await find(host, '')).toMatchObject({ total: 1, data: [{ id }] });
});

test('merges contacts whose ids are in uppercase letters', async () => {
  const { host, id, otherId } = await openTwins();
  const itself = await merge(host, id.toUpperCase(), id);
  const reply = await merge(host, id.toUpperCase(), otherId.toUpperCase());
  expect([itself.status, reply.status, reply.body.data.id]).toEqual([422, 200, id]);
});

test('adds up the no-shows of merged contacts', async () => {
  const { host, id, otherId } = await openTwins();
  service.holdClock('2026-03-03T13:00:00+01:00');
  const events = (await service.send(host, 'GET /events')).body.data.data;
  for (const event of events) await service.send(host, `POST /events/${event.id}/no-show`, { absent: true });
  service.holdClock('2026-03-02T08:00:00+01:00');
  expect((await merge(host, id, otherId)).body.data.no_shows).toBe(2);
});

test('recognizes a merged contact by its former address, in any letter case', async () => {
  const { host, id, otherId } = await openTwins();
  await merge(host, id, otherId);
  const answers = { name: 'Ada Byron', email: 'KING@example.com' };
  const event = (await service.book(host, starts[2], { answers })).body.data;
  expect([event.contact_id, event.invitee.email]).toEqual([id, 'KING@example.com']);
  expect(await find(host, '')).toMatchObject({ total: 1, data: [{ id, name: 'Ada Byron', email: ada.email }] });
});

test.each([
  ['king@', 1],
  ['ada@example', 1],
  ['example.com', 1],
  ['Ada King', 0],
])('finds for “%s” the merged contact %i times', async (text, times) => {
  const { host, id, otherId } = await openTwins();
  await merge(host, id, otherId);
  const page = await find(host, text);
  expect([page.total, page.data.map((contact: { id: string }) => contact.id)]).toEqual([
    times,
    Array.from({ length: times }, () => id),
  ]);
});

test('lists contacts found by their own and by former addresses together, newest first', async () => {
  const { host, id, otherId } = await openTwins();
  await merge(host, id, otherId);
  const bookAt = async (clock: string, start: string, name: string) => {
    service.holdClock(clock);
    const answers = { name, email: `${name}@example.com` };
    return (await service.book(host, start, { answers })).body.data.contact_id;
  };
  const newer = await bookAt('2026-03-02T08:30:00+01:00', starts[2], 'kingsley');
  const older = await bookAt('2026-03-02T07:30:00+01:00', '2026-03-03T13:00:00+01:00', 'viking');
  service.holdClock('2026-03-02T08:00:00+01:00');
  const pages = [];
  for (const page of [1, 2, 3, 4]) {
    const { body } = await service.send(host, `GET /contacts?query=king&per_page=1&page=${page}`);
    pages.push([body.data.total, ...body.data.data.map((contact: { id: string }) => contact.id)]);
  }
  expect(pages).toEqual([[3, newer], [3, id], [3, older], [3]]);
});

test('keeps the former addresses of a merged contact', async () => {
  const { host, id, otherId } = await openTwins();
  const answers = { name: 'Ada', email: 'lovelace@example.com' };
  const third = (await service.book(host, starts[2], { answers })).body.data.contact_id;
  await merge(host, otherId, id);
  const { body } = await merge(host, third, otherId);
  expect(body.data).toMatchObject({ id: third, other_emails: [ada.email, king.email], event_count: 3 });
});

test('refuses a contact the former address of another', async () => {
  const { host, id, otherId } = await openTwins();
  await merge(host, id, otherId);
  const answers = { name: 'Grace', email: 'grace@example.com' };
  const grace = (await service.book(host, starts[2], { answers })).body.data.contact_id;
  const refusal = await service.send(host, `PUT /contacts/${grace}`, { email: king.email });
  expect([refusal.status, Object.keys(refusal.body.error.errors)]).toEqual([422, ['email']]);
  const own = await service.send(host, `PUT /contacts/${id}`, { email: king.email });
  expect([own.status, own.body.data.email, 'other_emails' in own.body.data]).toEqual([200, king.email, false]);
});

test('keeps every address of a contact that changed in the meantime', async () => {
  const { host, id, otherId } = await openTwins();
  const { accountId } = host;
  await merge(host, id, otherId);
  const ifUpdatedAt = '2026-03-01T00:00:00+00:00';
  const content = { email: king.email };
  const { kind } = await service.store.updateContact({ accountId, id, content, ifUpdatedAt, now: service.clock() });
  expect([kind, (await find(host, '')).data]).toMatchObject([
    'not found',
    [{ id, email: ada.email, other_emails: [king.email] }],
  ]);
});

test('deletes every address of a deleted contact', async () => {
  const { host, id, otherId } = await openTwins();
  await merge(host, id, otherId);
  await service.send(host, `DELETE /contacts/${id}`);
  const again = (await service.book(host, starts[2], { answers: king })).body.data.contact_id;
  expect([id, otherId]).not.toContain(again);
  const rows = await service.store.db
    .selectFrom('contacts')
    .select('id')
    .where('account_id', '=', host.accountId)
    .execute();
  expect(rows).toEqual([{ id: again }]);
});

test('leaves nothing at the address of the merged contact', async () => {
  const { host, id, otherId } = await openTwins();
  await merge(host, id, otherId);
  const replies = [
    await service.send(host, `GET /contacts/${otherId}`),
    await service.send(host, `PUT /contacts/${otherId}`, { name: 'No one' }),
    await service.send(host, `DELETE /contacts/${otherId}`),
    await merge(host, otherId, id),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test.each(['keep', 'erase'])('does not delete a contact that is merged meanwhile (%s)', lockRace, async (events) => {
  const { host, id, otherId } = await openTwins();
  service.holdClock('2026-03-03T13:00:00+01:00');
  const [deleting, merging] = await service.store.db.transaction().execute(async (trx) => {
    // One row: whoever waits for it first gets it first. Two requests that wait for two rows run in either order.
    await sql`select from contacts where account_id = ${host.accountId} and id = ${otherId} for update`.execute(trx);
    const first = merge(host, id, otherId);
    await untilLockWaits(trx, 1);
    const second = service.send(host, `DELETE /contacts/${otherId}?events=${events}`);
    await untilLockWaits(trx, 2);
    return [second, first];
  });
  service.holdClock('2026-03-02T08:00:00+01:00');
  expect([(await merging).status, (await deleting).status]).toEqual([200, 404]);
  expect(await find(host, '')).toMatchObject({ total: 1, data: [{ id, other_emails: [king.email] }] });
});

test('refuses to merge a contact with itself, or with one of another account', async () => {
  const { host, id } = await openTwins();
  const stranger = await openTwins();
  const replies = [await merge(host, id, id), await merge(host, id, stranger.otherId), await merge(host, id, 'x')];
  expect(replies.map(({ status, body }) => [status, Object.keys(body.error.errors)])).toEqual([
    [422, ['contact_id']],
    [422, ['contact_id']],
    [422, ['contact_id']],
  ]);
  expect((await find(stranger.host, '')).total).toBe(2);
});

test('merges two contacts into one when both merges arrive at the same time', async () => {
  const { host, id, otherId } = await openTwins();
  const replies = await Promise.all([merge(host, id, otherId), merge(host, otherId, id)]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await find(host, '')).toMatchObject({ total: 1, data: [{ event_count: 2 }] });
});

test('keeps a booking made while its contact is merged', async () => {
  const { host, id, otherId } = await openTwins();
  const days = ['04', '05', '06'];
  const booking = days.map((day) => service.book(host, `2026-03-${day}T10:00:00+01:00`, { answers: king }));
  const [reply] = await Promise.all([merge(host, id, otherId), ...booking]);
  expect(reply.status).toBe(200);
  expect(await find(host, '')).toMatchObject({ total: 1, data: [{ id, event_count: 2 + days.length }] });
});

test('records in the journal which contact was merged into', async () => {
  const { host, id, otherId } = await openTwins();
  await merge(host, id, otherId);
  const rows = await service.store.db
    .selectFrom('journal')
    .selectAll()
    .where('account_id', '=', host.accountId)
    .execute();
  expect(rows.filter(({ operation }) => operation === 'mergeContact')).toMatchObject([
    { subject_kind: 'contact', subject_id: id, change: { fields: ['contact_id'] } },
  ]);
});
