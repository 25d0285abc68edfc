import { expect, test } from 'vitest';
import { consoleOf, makeRotation, openService, ownerOf, type Rotation } from '../../testing/index.ts';

const service = await openService(consoleOf);

const ten = '2026-03-03T10:00:00+01:00';

/** Makes two hosts take turns, of whom the second is paused, and books the first. */
async function bookAnn() {
  const rotation = await makeRotation(service, await service.account(), [{}, { weight: 0 }]);
  for (const [index, first_name] of ['Ann', 'Bea'].entries()) {
    const profile = { first_name, email: `${first_name}@example.com`, timezone: index === 0 ? 'Asia/Tokyo' : 'UTC' };
    const users = service.store.db.updateTable('users').set(profile);
    await users.where('id', '=', rotation.hosts[index] ?? 0).execute();
  }
  const hooks = ['event.created', 'event.rescheduled', 'event.reassigned', 'event.canceled'];
  await service.send(rotation, 'POST /webhooks', { url: 'https://example.com/hook', events: hooks });
  const { id } = (await service.book(rotation, ten)).body.data;
  return { rotation, id: String(id) };
}

/** Where a row of the file for spreadsheets names the host. */
const hostColumn = 6;

function reassign(rotation: Rotation, id: string) {
  return service.send(rotation, `POST /events/${id}/reassign`, { host_id: rotation.hosts[1] });
}

test('names the host in webhooks, at the booking by turn and after each change', async () => {
  const { rotation, id } = await bookAnn();
  await service.send(rotation, `POST /events/${id}/reschedule`, { start: '2026-03-03T11:00:00+01:00' });
  await reassign(rotation, id);
  await service.send(rotation, `POST /events/${id}/cancel`, {});
  const rows = await service.store.db
    .selectFrom('deliveries')
    .select('payload')
    .where('account_id', '=', rotation.accountId)
    .where('recipient', '=', 'webhook')
    .execute();
  const messages = rows.map(({ payload }) => JSON.parse(payload));
  const ann = { name: 'Ann', email: 'Ann@example.com', timezone: 'Asia/Tokyo' };
  const bea = { name: 'Bea', email: 'Bea@example.com', timezone: 'UTC' };
  expect(Object.fromEntries(messages.map(({ type, data }) => [type, data.host]))).toEqual({
    'event.created': ann,
    'event.rescheduled': ann,
    'event.reassigned': bea,
    'event.canceled': bea,
  });
});

test('lists a booking under its current host, in the file for spreadsheets as well', async () => {
  const { rotation, id } = await bookAnn();
  const listFor = async (userId: number | undefined) => {
    const query = `host_id=${userId}`;
    const { data } = (await service.send(rotation, `GET /events?${query}`)).body;
    const headers = { authorization: `Bearer ${rotation.key}` };
    const file = await service.fetch(new Request(`http://service.test/v1/events.csv?${query}`, { headers }));
    const [, ...rows] = (await file.text()).trim().split('\r\n');
    return [data.total, ...rows.map((row) => row.split(',')[hostColumn])];
  };
  const listForAll = () => Promise.all([rotation.userId, ...rotation.hosts].map(listFor));
  expect(await listForAll()).toEqual([[0], [1, 'Ann'], [0]]);
  await reassign(rotation, id);
  expect(await listForAll()).toEqual([[0], [0], [1, 'Bea']]);
});

test('publishes a booking only in the feed of its current host', async () => {
  const { rotation, id } = await bookAnn();
  const feeds = await Promise.all(
    [rotation.userId, ...rotation.hosts].map(async (userId) => {
      const session = { ...ownerOf(rotation), userId, role: 'member' as const };
      return (await service.request('/v1/users/me/feed/rotate', { session, method: 'POST' })).body.data.url as string;
    }),
  );
  const findInFeeds = () =>
    Promise.all(
      feeds.map(async (url) => {
        const file = await (await service.fetch(new Request(new URL(url, 'http://service.test')))).text();
        return file.includes(`UID:${id}@`);
      }),
    );
  expect(await findInFeeds()).toEqual([false, true, false]);
  await reassign(rotation, id);
  expect(await findInFeeds()).toEqual([false, false, true]);
});

test('exports who takes turns, and with which share', async () => {
  const { rotation } = await bookAnn();
  const response = await service.fetch(new Request('http://service.test/v1/export'), { session: ownerOf(rotation) });
  const lines = (await response.text()).trim().split('\n');
  const hosts = lines.map((line) => JSON.parse(line)).filter(({ table }) => table === 'event_type_hosts');
  expect(hosts.map(({ row }) => [row.event_type_id, row.user_id, row.weight])).toEqual([
    [rotation.eventTypeId, rotation.hosts[0], 100],
    [rotation.eventTypeId, rotation.hosts[1], 0],
  ]);
});
