import { beforeEach, expect, test } from 'vitest';
import { ada, makeWebhook, mondayMorning, openReceiver, openService, type TestAccount } from '../../testing/index.ts';

const service = await openService();
const { db } = service.store;
const firstStart = '2026-03-03T10:00:00+01:00';
const secondStart = '2026-03-03T11:00:00+01:00';
const afterwards = '2026-03-03T12:00:00+01:00';
const king = { name: 'Ada King', email: 'king@example.com' };

beforeEach(() => service.holdClock(mondayMorning));

const remove = (host: TestAccount, id: string, events: 'keep' | 'erase') =>
  service.send(host, `DELETE /contacts/${id}?events=${events}`);

/** An event whose contact was deleted without erasing it, and the contact of someone who booked afterwards. */
async function openEarlierEvent({ again }: { readonly again: Readonly<Record<string, string>> }) {
  const host = await service.account();
  await makeWebhook(service, host);
  const earlier = (await service.book(host, firstStart)).body.data;
  await remove(host, earlier.contact_id, 'keep');
  const { contact_id: contactId } = (await service.book(host, secondStart, { answers: again })).body.data;
  await openReceiver(service).outbox.runDue();
  service.holdClock(afterwards);
  return { host, earlier, contactId };
}

async function inviteeOf(host: TestAccount, { id }: { readonly id: string }) {
  return (await service.send(host, `GET /events/${id}`)).body.data.invitee;
}

test('erases what an earlier contact with the address left, in any letter case', async () => {
  const { host, earlier, contactId } = await openEarlierEvent({ again: { ...ada, email: 'ADA@example.com' } });
  expect((await remove(host, contactId, 'erase')).status).toBe(200);
  expect(await inviteeOf(host, earlier)).toMatchObject({ name: '', email: '' });
  const messages = db.selectFrom('deliveries').select('id').where('account_id', '=', host.accountId);
  expect(await messages.execute()).toEqual([]);
});

test('erases what an earlier contact with a former address left', async () => {
  const { host, earlier, contactId } = await openEarlierEvent({ again: ada });
  service.holdClock(mondayMorning);
  const other = (await service.book(host, '2026-03-03T09:00:00+01:00', { answers: king })).body.data.contact_id;
  await service.send(host, `POST /contacts/${other}/merge`, { contact_id: contactId });
  service.holdClock(afterwards);
  await remove(host, other, 'erase');
  expect(await inviteeOf(host, earlier)).toMatchObject({ name: '', email: '' });
});

test('refuses to erase while an event of an earlier contact has not ended', async () => {
  const { host, earlier, contactId } = await openEarlierEvent({ again: ada });
  service.holdClock('2026-03-03T10:10:00+01:00');
  const { status, body } = await remove(host, contactId, 'erase');
  expect([status, body.error.message]).toEqual([409, expect.stringContaining('2 events that have not ended')]);
  expect(await inviteeOf(host, earlier)).toMatchObject(ada);
});

test.each([
  ['with another address', king, 'erase'],
  ['of a contact that is deleted without erasing', ada, 'keep'],
] as const)('leaves the events of an earlier contact %s as they are', async (_, again, events) => {
  const { host, earlier, contactId } = await openEarlierEvent({ again });
  await remove(host, contactId, events);
  expect(await inviteeOf(host, earlier)).toMatchObject(ada);
});

test('erases nothing in another account', async () => {
  const { host, earlier } = await openEarlierEvent({ again: ada });
  service.holdClock(mondayMorning);
  const other = await openEarlierEvent({ again: ada });
  await remove(other.host, other.contactId, 'erase');
  expect(await inviteeOf(host, earlier)).toMatchObject(ada);
});
