import { expect, test } from 'vitest';
import { addMonthsInUtc } from '../../time/index.ts';
import { lockRace, openService, type TestAccount, untilLockWaits } from '../testing/index.ts';
import { openRetained } from './retained-contacts.testing.ts';

const service = await openService();
const { erasingHost, meetingUntil, eraseAll, contactsOf, addContacts, erasureOf } = openRetained(service);
const { store } = service;
const end = '2026-03-03T10:30:00Z';
const aMonthLater = '2026-04-03T10:30:00Z';

async function openDue() {
  const host = await erasingHost(1);
  const event = await meetingUntil(host, end);
  service.holdClock(aMonthLater);
  return { host, event, contactId: event.contact_id };
}

async function erasuresIn({ accountId }: TestAccount) {
  const rows = await store.db.selectFrom('journal').selectAll().where('account_id', '=', accountId).execute();
  return rows.filter(({ operation }) => operation === 'deleteContact');
}

const findEvent = async (host: TestAccount, id: string) => (await service.send(host, `GET /events/${id}`)).body.data;

test('erases the personal data in events, and keeps their time', async () => {
  const { host, event } = await openDue();
  await eraseAll();
  expect(await findEvent(host, event.id)).toMatchObject({
    start: event.start,
    contact_id: null,
    invitee: { name: '', email: '' },
    answers: {},
    erased_at: '2026-04-03T10:30:00+00:00',
  });
  expect((await service.send(host, 'GET /mails')).body.data.total).toBe(0);
});

test('records in the journal that the service erased a contact, without the name', async () => {
  const { host, contactId } = await openDue();
  await eraseAll();
  const { data } = (await service.send(host, 'GET /journal?subject_kind=contact')).body.data;
  expect(data).toMatchObject([
    { actor: { via: 'service', user_id: null }, operation: 'deleteContact', fields: ['events'] },
  ]);
  expect(data[0].subject).toEqual({ kind: 'contact', id: contactId });
  expect(JSON.stringify(await erasuresIn(host))).not.toMatch(/Ada|Lovelace/);
});

test('keeps a contact who books after they were found', async () => {
  const { host } = await openDue();
  const erased = await eraseAll({
    async eraseInactiveContact(contact) {
      await service.book(host, '2026-04-06T10:00:00Z');
      return store.eraseInactiveContact(contact);
    },
  });
  expect(erased).toBe(0);
  expect(await contactsOf(host)).toMatchObject([{ name: 'Ada Lovelace', event_count: 2 }]);
});

test('keeps a contact whose booking is being stored while they are erased', lockRace, async () => {
  const { host, event, contactId } = await openDue();
  const erasing = await store.db.transaction().execute(async (trx) => {
    const contacts = trx.updateTable('contacts').set({ name: 'Ada King' }).where('account_id', '=', host.accountId);
    await contacts.where('id', '=', contactId).execute();
    const erasure = store.eraseInactiveContact(erasureOf(host, contactId));
    await untilLockWaits(trx, 1);
    const events = trx.updateTable('events').set({ ends_at: '2026-04-03T11:00:00Z' });
    await events.where('account_id', '=', host.accountId).where('id', '=', event.id).execute();
    return { erasure };
  });
  expect(await erasing.erasure).toBe(false);
  expect(await contactsOf(host)).toMatchObject([{ name: 'Ada King' }]);
});

test('lets a person book while they are erased, as a new contact', async () => {
  const { host, event } = await openDue();
  const [, booking] = await Promise.all([eraseAll(), service.book(host, '2026-04-06T10:00:00Z')]);
  expect(booking.status).toBe(201);
  const [contact] = await contactsOf(host);
  expect((await findEvent(host, booking.body.data.id)).invitee.name).toBe('Ada Lovelace');
  expect(booking.body.data.contact_id).toBe(contact?.id);
  expect((await findEvent(host, event.id)).invitee.name).toBe(contact?.id === event.contact_id ? 'Ada Lovelace' : '');
});

test('keeps contacts once the host has chosen never, even those that were found before', async () => {
  const { host } = await openDue();
  const erased = await eraseAll({
    async eraseInactiveContact(contact) {
      await service.send(host, 'PUT /account', { erase_after_months: null });
      return store.eraseInactiveContact(contact);
    },
  });
  expect([erased, (await contactsOf(host)).length]).toEqual([0, 1]);
});

test('erases and records each contact once when several processes do it', async () => {
  const host = await erasingHost(1);
  await addContacts(host, 30, end);
  await meetingUntil(host, end);
  service.holdClock(aMonthLater);
  const totals = await Promise.all([eraseAll(), eraseAll(), eraseAll()]);
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(31);
  const subjects = (await erasuresIn(host)).map(({ subject_id: id }) => id);
  expect([subjects.length, new Set(subjects).size]).toEqual([31, 31]);
});

test('erases the others when one contact cannot be erased, and tries that one again a day later', async () => {
  const host = await erasingHost(1);
  await addContacts(host, 25, end);
  const { contact_id: badId } = await meetingUntil(host, end);
  let attempts = 0;
  const failing = {
    async eraseInactiveContact(contact: Parameters<typeof store.eraseInactiveContact>[0]) {
      if (contact.id !== badId) return store.eraseInactiveContact(contact);
      attempts += 1;
      throw new Error('broken');
    },
  };
  service.holdClock(aMonthLater);
  expect([await eraseAll(failing), await eraseAll(failing), attempts]).toEqual([25, 0, 1]);
  expect(service.logged).toMatchObject([{ contact: badId }]);
  service.holdClock('2026-04-04T10:30:00Z');
  expect(await eraseAll()).toBe(1);
});

test('puts off a person with an upcoming booking from before their contact was deleted', async () => {
  const host = await erasingHost(1);
  const upcoming = (await service.book(host, '2026-04-10T10:00:00Z')).body.data;
  await service.send(host, `DELETE /contacts/${upcoming.contact_id}`);
  await meetingUntil(host, end);
  service.holdClock(aMonthLater);
  expect([await eraseAll(), (await contactsOf(host)).length]).toEqual([0, 1]);
  const now = service.clock();
  const search = { accountId: host.accountId, inactiveSince: addMonthsInUtc(now, -1), limit: 10, now };
  expect((await store.findInactiveContacts(search)).ids).toEqual([]);
});

test('leaves the version of a contact as it is when it looks at them', async () => {
  const { host } = await openDue();
  await service.book(host, '2026-04-06T10:00:00Z');
  const before = await contactsOf(host);
  await eraseAll();
  expect(await contactsOf(host)).toEqual(before);
});
