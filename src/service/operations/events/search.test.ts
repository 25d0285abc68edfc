import { expect, test } from 'vitest';
import { ada, openService } from '../../testing/index.ts';

const service = await openService();
const host = await service.account();
await Promise.all([
  book('09:00', 'Ada Lovelace', 'ada@example.com'),
  book('10:00', 'Adam Smith', 'smith@example.com'),
  book('11:00', 'Mary-Ann 100% Müller', 'mm@example.org'),
  book('12:00', 'Zoe\u0308 Saldan\u0303a', 'zoe@example.net'),
]);

function book(time: string, name: string, email: string) {
  return service.book(host, `2026-03-03T${time}:00+01:00`, { answers: { ...ada, name, email } });
}

async function namesFor(query: string): Promise<string[]> {
  const { body } = await service.send(host, `GET /events?${query}`);
  return body.data.data.map(({ invitee }: { invitee: { name: string } }) => invitee.name).sort();
}

test.each([
  ['ad', ['Ada Lovelace', 'Adam Smith']],
  ['LOVE', ['Ada Lovelace']],
  ['ada lov', ['Ada Lovelace']],
  ['smith@', ['Adam Smith']],
  ['MÜL', ['Mary-Ann 100% Müller']],
  ['Mu\u0308ller', ['Mary-Ann 100% Müller']],
  ['zoe\u0308', ['Zoë Saldaña']],
  ['saldaña', ['Zoë Saldaña']],
  ['100%', ['Mary-Ann 100% Müller']],
  ['ada lovelace', ['Ada Lovelace']],
  ['ada lovelady', []],
  ['smith@example.com', ['Adam Smith']],
  ['mary-ann 100% m', ['Mary-Ann 100% Müller']],
  ['velace', []],
  ['__', []],
  ['%%', []],
])('finds by %j the events of invitees that begin with it', async (text, names) => {
  expect(await namesFor(`q=${encodeURIComponent(text)}`)).toEqual(names);
});

test('finds the events of one host and with one outcome', async () => {
  const { db } = service.store;
  await db.updateTable('events').set({ outcome: 'no_show' }).where('invitee_name', '=', 'Adam Smith').execute();
  expect(await namesFor('outcome=no_show')).toEqual(['Adam Smith']);
  expect(await namesFor(`q=ada&host_id=${host.userId}`)).toEqual(['Ada Lovelace', 'Adam Smith']);
  expect(await namesFor(`host_id=${host.userId + 1000}`)).toEqual([]);
});

test('finds the events that end after a time, and those that have ended by then', async () => {
  const until = encodeURIComponent('2026-03-03T10:30:00+01:00');
  expect(await namesFor(`ends_after=${until}`)).toEqual(['Mary-Ann 100% Müller', 'Zoë Saldaña']);
  expect(await namesFor(`ends_before=${until}`)).toEqual(['Ada Lovelace', 'Adam Smith']);
  expect(await namesFor('ends_before=2026-03-02')).toEqual([]);
});

test('counts all that are found, on a page past the end too', async () => {
  const read = async (page: number) => (await service.send(host, `GET /events?q=ad&per_page=1&page=${page}`)).body.data;
  const pages = await Promise.all([read(1), read(2), read(3)]);
  const names = pages.map(({ data, total }) => [data.map((one: FoundEvent) => one.invitee.name), total]);
  expect(names).toEqual([
    [['Adam Smith'], 2],
    [['Ada Lovelace'], 2],
    [[], 2],
  ]);
});

type FoundEvent = { readonly invitee: { readonly name: string } };

test.each(['q=a', 'q=', 'q=%20a%20', 'host_id=x', 'outcome=late'])('refuses the search %s', async (query) => {
  expect((await service.send(host, `GET /events?${query}`)).status).toBe(422);
});

test('hides the host’s note from pages and calendars', async () => {
  const [event] = (await service.send(host, 'GET /events?q=love')).body.data.data;
  const update = await service.send(host, `PUT /events/${event.id}`, { host_note: 'Bring the plans' });
  expect(update.body.data).toMatchObject({ host_note: 'Bring the plans', sequence: event.sequence });
  const removal = await service.send(host, `PUT /events/${event.id}`, { host_note: '' });
  expect(removal.body.data).not.toHaveProperty('host_note');
});

test.each([{ host_note: null }, { host_note: 'x'.repeat(5001) }, { start: '2026-03-03T10:00Z' }])(
  'refuses to change an event by %j',
  async (change) => {
    const [event] = (await service.send(host, 'GET /events?q=love')).body.data.data;
    expect((await service.send(host, `PUT /events/${event.id}`, change)).status).toBe(422);
  },
);
