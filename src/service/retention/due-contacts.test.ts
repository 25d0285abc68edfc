import { expect, test } from 'vitest';
import { openService } from '../testing/index.ts';
import { openRetained } from './retained-contacts.testing.ts';

const service = await openService();
const { erasingHost, meetingUntil, eraseAll, contactsOf, addContacts } = openRetained(service);

test.each([
  // A month later, to the second.
  [1, '2026-03-03T10:30:00Z', '2026-04-03T10:29:59Z', 0],
  [1, '2026-03-03T10:30:00Z', '2026-04-03T10:30:00Z', 1],
  // No 31st: the first day of the next month, never earlier.
  [6, '2025-08-31T10:00:00Z', '2026-02-28T23:59:59Z', 0],
  [6, '2025-08-31T10:00:00Z', '2026-03-01T00:00:00Z', 1],
  [12, '2024-02-29T10:00:00Z', '2025-02-28T10:00:00Z', 0],
  [12, '2024-02-29T10:00:00Z', '2025-03-01T00:00:00Z', 1],
  // The last day of a shorter month.
  [1, '2026-02-28T10:00:00Z', '2026-03-28T10:00:00Z', 1],
  // The clocks of Berlin were set forward on 29 March and back on 25 October: months count in UTC.
  [1, '2026-03-28T10:30:00+01:00', '2026-04-28T09:29:59Z', 0],
  [1, '2026-03-28T10:30:00+01:00', '2026-04-28T09:30:00Z', 1],
  [1, '2026-10-24T10:30:00+02:00', '2026-11-24T08:29:59Z', 0],
  [1, '2026-10-24T10:30:00+02:00', '2026-11-24T08:30:00Z', 1],
  [120, '2026-03-03T10:30:00Z', '2036-03-03T10:29:59Z', 0],
  [120, '2026-03-03T10:30:00Z', '2036-03-03T10:30:00Z', 1],
])('erases, with %i months and a meeting until %s, at %s this many contacts: %i', async (months, end, now, erased) => {
  const host = await erasingHost(months);
  await meetingUntil(host, end);
  service.holdClock(now);
  const listed = await service.send(host, `GET /contacts?inactive_months=${months}`);
  expect(listed.body.data.total).toBe(erased);
  await eraseAll();
  expect(await contactsOf(host)).toHaveLength(1 - erased);
  await service.send(host, 'PUT /account', { erase_after_months: null });
});

test('counts from the end of the last meeting', async () => {
  const host = await erasingHost(1);
  await meetingUntil(host, '2026-03-03T10:30:00Z');
  await meetingUntil(host, '2026-03-20T10:30:00Z');
  service.holdClock('2026-04-19T10:00:00Z');
  expect(await eraseAll()).toBe(0);
  service.holdClock('2026-04-20T10:30:00Z');
  expect(await eraseAll()).toBe(1);
});

test('keeps a contact with a booking to come until it has ended', async () => {
  const host = await erasingHost(1);
  service.holdClock('2026-03-02T08:00:00Z');
  await service.book(host, '2026-06-01T10:00:00Z');
  for (const now of ['2026-04-03T10:00:00Z', '2026-06-01T10:15:00Z', '2026-07-01T10:29:59Z']) {
    service.holdClock(now);
    expect(await eraseAll()).toBe(0);
  }
  service.holdClock('2026-07-01T10:30:00Z');
  expect(await eraseAll()).toBe(1);
});

test('counts from when a booking was canceled, even if it was looked at before', async () => {
  const host = await erasingHost(1);
  service.holdClock('2026-03-02T08:00:00Z');
  const event = (await service.book(host, '2026-12-01T10:00:00Z')).body.data;
  service.holdClock('2026-04-10T08:00:00Z');
  expect(await eraseAll()).toBe(0);
  service.holdClock('2026-04-15T08:00:00Z');
  await service.send(host, `POST /events/${event.id}/cancel`);
  service.holdClock('2026-05-15T07:59:59Z');
  expect(await eraseAll()).toBe(0);
  service.holdClock('2026-05-15T08:00:00Z');
  expect(await eraseAll()).toBe(1);
});

test('erases no one the day they cancel, however long ago the last meeting was', async () => {
  const host = await erasingHost(1);
  await meetingUntil(host, '2026-03-03T10:30:00Z');
  const event = await meetingUntil(host, '2026-09-04T10:30:00Z');
  await service.send(host, `POST /events/${event.id}/cancel`);
  expect(await eraseAll()).toBe(0);
});

test('counts from the last change of a contact who has no bookings', async () => {
  const host = await erasingHost(2);
  await addContacts(host, 1, '2026-01-05T10:00:00Z');
  service.holdClock('2026-03-01T10:00:00Z');
  const [contact] = await contactsOf(host);
  await service.send(host, `PUT /contacts/${contact?.id}`, { name: 'Ada King' });
  service.holdClock('2026-05-01T09:59:59Z');
  expect(await eraseAll()).toBe(0);
  service.holdClock('2026-05-01T10:00:00Z');
  expect(await eraseAll()).toBe(1);
});

test('counts the meetings of both contacts that were merged', async () => {
  const host = await erasingHost(1);
  const king = { name: 'Ada King', email: 'king@example.com' };
  const { contact_id: id } = await meetingUntil(host, '2026-03-03T10:30:00Z');
  const { contact_id: otherId } = await meetingUntil(host, '2026-03-10T10:30:00Z', king);
  service.holdClock('2026-03-11T10:00:00Z');
  await service.send(host, `POST /contacts/${id}/merge`, { contact_id: otherId });
  service.holdClock('2026-04-05T10:00:00Z');
  expect(await eraseAll()).toBe(0);
  service.holdClock('2026-04-10T10:30:00Z');
  expect(await eraseAll()).toBe(1);
  const rows = service.store.db.selectFrom('contacts').where('account_id', '=', host.accountId);
  expect(await rows.selectAll().execute()).toEqual([]);
});

test('erases with the number of months that each account has, and nothing in an account without', async () => {
  const hosts = [await erasingHost(1), await erasingHost(3), await erasingHost(null)];
  for (const host of hosts) await meetingUntil(host, '2026-03-03T10:30:00Z');
  const left = async () => Promise.all(hosts.map(async (host) => (await contactsOf(host)).length));
  service.holdClock('2026-04-04T10:00:00Z');
  await eraseAll();
  expect(await left()).toEqual([0, 1, 1]);
  service.holdClock('2029-03-03T10:00:00Z');
  await eraseAll();
  expect(await left()).toEqual([0, 0, 1]);
});
