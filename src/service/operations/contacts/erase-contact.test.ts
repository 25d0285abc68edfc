import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { addMinutes, formatInstant } from '../../../time/index.ts';
import { openOutbox } from '../../open-outbox.ts';
import { ada, mondayMorning, openService, type TestAccount } from '../../testing/index.ts';

const service = await openService(() => ({ sendsMail: true }));
const start = '2026-03-03T10:00:00+01:00';
const afterwards = '2026-03-03T12:00:00+01:00';
const personal = /Ada|Lovelace|ada@example|guest@example|Kyoto|campaign/;

beforeEach(() => service.holdClock(mondayMorning));

/** A contact whose only meeting leaves personal data in every place that a booking can. */
async function openPastMeeting() {
  const host = await service.account({
    fields: [
      { identifier: 'name', type: 'text' },
      { identifier: 'email', type: 'email', is_required: true },
      { identifier: 'team', type: 'multiple_emails' },
    ],
  });
  const answers = { ...ada, team: ['guest@example.com'] };
  const draft = { answers, metadata: { utm_campaign: 'campaign' }, locale: 'de' };
  const event = (await service.book(host, start, draft)).body.data;
  await sendMail();
  service.holdClock(afterwards);
  await service.send(host, `PUT /events/${event.id}`, { host_note: 'Ada lives in Kyoto' });
  return { host, event };
}

async function sendMail(): Promise<void> {
  const mail = { from: 'bookings@example.com', onMail: () => undefined };
  const outbox = openOutbox({ ...service, store: service.store, mail, log: { error: () => undefined } });
  while ((await outbox.runDue()) > 0);
}

const erase = (host: TestAccount, id: string) => service.send(host, `DELETE /contacts/${id}?events=erase`);

/** Inserts an email that tells the host about a refused guest address. */
async function insertRefusalMail(
  { accountId: account_id }: TestAccount,
  event: { readonly id: string },
  status: 'pending' | 'succeeded',
): Promise<void> {
  const data = { user_id: 1, event_id: event.id, guest: 'guest@example.com' };
  const row = { account_id, id: randomUUID(), recipient: 'host', kind: 'mail.refused', status } as const;
  const at = service.clock();
  const dates = { created_at: formatInstant(at, 0), updated_at: formatInstant(at, 0) };
  await service.store.db
    .insertInto('deliveries')
    .values({ ...row, ...dates, payload: JSON.stringify({ type: row.kind, data }) })
    .execute();
}

/** Everything stored for an account, as text. Responses to retries are stored encrypted. */
async function storedTextOf({ accountId }: TestAccount): Promise<string> {
  const tables = ['contacts', 'events', 'meetings', 'deliveries', 'journal', 'calendar_writes', 'idempotency_keys'];
  const rows = await Promise.all(
    tables.map((table) =>
      sql<{ row: string }>`
        select row_to_json(each)::text as row from ${sql.table(table)} as each
        where account_id = ${accountId}`.execute(service.store.db),
    ),
  );
  return rows.flatMap(({ rows: rowsOfTable }) => rowsOfTable.map(({ row }) => row)).join('\n');
}

test('erases the personal data in the events of a deleted contact from every table', async () => {
  const { host, event } = await openPastMeeting();
  await insertRefusalMail(host, event, 'succeeded');
  await insertRefusalMail(host, event, 'pending');
  expect(await storedTextOf(host)).toMatch(personal);
  expect(await erase(host, event.contact_id)).toMatchObject({ status: 200, body: { data: null } });
  expect(await storedTextOf(host)).not.toMatch(personal);
});

test('keeps the time, the place and the host of an event whose personal data is erased', async () => {
  const { host, event } = await openPastMeeting();
  await erase(host, event.contact_id);
  const { locale, mailed_to: recipients, ...rest } = event;
  expect([locale, recipients]).toEqual(['de', expect.any(Array)]);
  expect((await service.send(host, `GET /events/${event.id}`)).body.data).toEqual({
    ...rest,
    contact_id: null,
    invitee: { name: '', email: '', timezone: 'Europe/Berlin' },
    guests: [],
    answers: {},
    metadata: {},
    erased_at: '2026-03-03T11:00:00+00:00',
    updated_at: expect.any(String),
  });
});

test.each([
  ['has not begun', mondayMorning],
  ['has not ended', '2026-03-03T10:10:00+01:00'],
])('refuses to erase the data of a meeting that %s', async (_, now) => {
  const host = await service.account();
  const event = (await service.book(host, start)).body.data;
  service.holdClock(now);
  const { status, body } = await erase(host, event.contact_id);
  expect([status, body.error.code]).toEqual([409, 'resource_in_use']);
  expect(body.error.message).toContain('1 event that has not ended');
  expect((await service.send(host, `GET /events/${event.id}`)).body.data.invitee.name).toBe('Ada Lovelace');
});

test('sends a cancellation that still waits, and then deletes it too', async () => {
  const host = await service.account();
  const event = (await service.book(host, start, { locale: 'de' })).body.data;
  await sendMail();
  await service.send(host, `POST /events/${event.id}/cancel`);
  expect((await erase(host, event.contact_id)).status).toBe(200);
  const search = { erasedSince: addMinutes(service.clock(), -1), now: service.clock() };
  expect(await service.store.removeErasedDeliveries(search)).toBe(0);
  const mails = (await service.send(host, `GET /mails?event_id=${event.id}`)).body.data.data;
  const toInvitee = mails.filter(({ recipient }: { recipient: string }) => recipient === 'invitee');
  expect(toInvitee).toMatchObject([{ kind: 'event.canceled', address: '', status: 'pending' }]);
  expect(toInvitee[0]).not.toHaveProperty('locale');
  await sendMail();
  while ((await service.store.removeErasedDeliveries(search)) > 0);
  expect(await storedTextOf(host)).not.toMatch(personal);
});

test('deletes messages that are held for a paused webhook', async () => {
  const host = await service.account();
  const event = (await service.book(host, start)).body.data;
  await service.send(host, `POST /events/${event.id}/cancel`);
  await sendMail();
  await service.store.db
    .updateTable('deliveries')
    .set({ status: 'pending', next_try_at: null })
    .where('account_id', '=', host.accountId)
    .execute();
  await erase(host, event.contact_id);
  expect(await storedTextOf(host)).not.toMatch(personal);
});

test('tells the host nothing about an address that refuses mail after it was erased', async () => {
  const host = await service.account();
  const event = (await service.book(host, start)).body.data;
  await sendMail();
  await service.send(host, `POST /events/${event.id}/cancel`);
  await erase(host, event.contact_id);
  const search = { channel: 'mail', now: service.clock(), limit: 10, claimSeconds: 60, random: () => 0 } as const;
  const refusal = { status: 'failed', responseStatus: 550, responseText: null, failureReason: null } as const;
  const ending = { nextAttemptAt: null, pausesWebhook: false, isAborted: false, isUndeliverable: true } as const;
  const deliveries = await service.store.claimDue(search);
  expect(deliveries).not.toEqual([]);
  for (const delivery of deliveries)
    await service.store.finishAttempt({ ...refusal, ...ending, delivery, now: service.clock() });
  expect(await storedTextOf(host)).not.toContain('mail.refused');
});

test('refuses to send another email about an event whose address is erased', async () => {
  const host = await service.account();
  const event = (await service.book(host, start)).body.data;
  await service.send(host, `POST /events/${event.id}/cancel`);
  await erase(host, event.contact_id);
  const [mail] = (await service.send(host, `GET /mails?event_id=${event.id}`)).body.data.data;
  const { status, body } = await service.send(host, `POST /mails/${mail.id}/resend`);
  expect([status, body.error.message]).toEqual([409, expect.stringContaining('was erased')]);
});

test('erases no event of another contact', async () => {
  const { host, event } = await openPastMeeting();
  service.holdClock(mondayMorning);
  const answers = { name: 'Ada King', email: 'king@example.com' };
  const other = (await service.book(host, '2026-03-03T11:00:00+01:00', { answers })).body.data;
  service.holdClock(afterwards);
  await erase(host, event.contact_id);
  expect((await service.send(host, `GET /events/${other.id}`)).body.data.invitee.name).toBe('Ada King');
});

test('records in the journal that the events were erased', async () => {
  const { host, event } = await openPastMeeting();
  await erase(host, event.contact_id);
  const rows = await service.store.db
    .selectFrom('journal')
    .selectAll()
    .where('account_id', '=', host.accountId)
    .execute();
  expect(rows.filter(({ operation }) => operation === 'deleteContact')).toMatchObject([
    { subject_kind: 'contact', subject_id: event.contact_id, change: { fields: ['events'] } },
  ]);
});

test('names no one in the activity log whose data was erased', async () => {
  const { host, event } = await openPastMeeting();
  await erase(host, event.contact_id);
  const { data } = (await service.send(host, 'GET /journal')).body.data;
  const subjects = data.map(({ subject }: { subject: object }) => subject);
  expect(subjects).toContainEqual({ kind: 'event', id: event.id });
  expect(subjects).not.toContainEqual(expect.objectContaining({ name: '' }));
});

test('lets a person whose data was erased book again', async () => {
  const { host, event } = await openPastMeeting();
  await erase(host, event.contact_id);
  const again = await service.book(host, '2026-03-04T10:00:00+01:00');
  expect([again.status, again.body.data.contact_id === event.contact_id]).toEqual([201, false]);
});
