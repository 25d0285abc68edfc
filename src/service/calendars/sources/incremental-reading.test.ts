import { beforeEach, describe, expect, test } from 'vitest';
import {
  type CaldavServer,
  installedCaldavServers,
  mondayMorning,
  openCaldavServer,
  type TestAccount,
} from '../../testing/index.ts';
import { openCalendarService, openFeedServer } from '../calendar-service.testing.ts';
import { serveCalendar } from './memory-caldav.testing.ts';
import { randomEntry, randomFrom } from './random-entries.testing.ts';

const memory = await openFeedServer();
const realServers = await Promise.all(installedCaldavServers().map(openCaldavServer));
const service = await openCalendarService(memory.host, ...realServers.map(({ host }) => host));

beforeEach(() => service.holdClock(mondayMorning));

/** An account whose host has connected the calendars of a server. */
async function connect(url: string): Promise<{ readonly account: TestAccount; readonly id: string }> {
  const account = await service.account();
  const draft = { kind: 'caldav', server: url, username: 'reader', password: 'right' };
  const { body } = await service.send(account, 'POST /calendars', draft);
  return { account, id: body.data.id };
}

type ConnectedCalendar = Awaited<ReturnType<typeof connect>>;

async function read({ account, id }: ConnectedCalendar): Promise<string[]> {
  await service.send(account, `POST /calendars/${id}/read`);
  return service.busy(account);
}

/** Returns the stored busy times of an account, merged as far as possible. */
async function findStoredTimes({ account }: ConnectedCalendar) {
  const times = service.store.db.selectFrom('busy_times').where('account_id', '=', account.accountId);
  return times.select(['busy_from', 'busy_to']).orderBy('busy_from').execute();
}

/** Makes the next read cover the whole calendar. */
async function forgetObjects({ account }: ConnectedCalendar): Promise<void> {
  const calendars = service.store.db.updateTable('calendars').where('account_id', '=', account.accountId);
  await calendars.set({ sync_token: null, objects_read_at: null }).execute();
}

function passMinute(): void {
  service.holdClock(new Date(service.clock() + 60_000).toISOString());
}

type WritableServer = Pick<CaldavServer, 'write' | 'remove'>;

/** Changes some entries of a few, at random: one is added, replaced or removed. */
async function changeSome(server: WritableServer, random: () => number, present: Set<string>): Promise<void> {
  for (let count = 1 + Math.floor(random() * 4); count > 0; count -= 1) {
    const uid = `entry ${Math.floor(random() * 8)}`;
    if (present.has(uid) && random() < 0.4) {
      await server.remove(uid);
      present.delete(uid);
    } else {
      await server.write(uid, randomEntry(uid, random));
      present.add(uid);
    }
  }
}

async function expectLaw(
  server: WritableServer & { readonly url: string },
  { seed, steps }: { seed: number; steps: number },
) {
  const random = randomFrom(seed);
  const present = new Set<string>();
  const [incremental, whole] = [await connect(server.url), await connect(server.url)];
  for (let step = 0; step < steps; step += 1) {
    passMinute();
    await changeSome(server, random, present);
    await forgetObjects(whole);
    expect(await read(incremental)).toEqual(await read(whole));
    expect(await findStoredTimes(incremental)).toEqual(await findStoredTimes(whole));
  }
  for (const uid of present) await server.remove(uid);
}

test.each([1, 2, 3, 4])(
  'reads the same from changes as from the whole calendar, after random changes (%i)',
  async (seed) => {
    await expectLaw(serveCalendar(memory, { maxChanges: 2 }), { seed, steps: 10 });
  },
);

describe.each(realServers.map((server, index) => ({ server, seed: 10 + index })))(
  'on a real server',
  ({ server, seed }) => {
    test('reads the same from changes as from the whole calendar', async () => {
      await expectLaw(server, { seed, steps: 6 });
    });
  },
);

const entry = randomEntry('a', () => 0);
/** An entry of half an hour, from three in the afternoon. */
const entryAtThree = entry
  .replace(/DTSTART:.*Z/, 'DTSTART:20260303T140000Z')
  .replace(/DTEND:.*Z/, 'DTEND:20260303T143000Z');

test('counts no lists of busy times on a CalDAV server, in changes as in the whole calendar', async () => {
  const calendar = serveCalendar(memory);
  const reader = await connect(calendar.url);
  const list = ['BEGIN:VFREEBUSY', 'UID:list', 'FREEBUSY:20260303T080000Z/PT1H,never', 'END:VFREEBUSY'];
  await calendar.write('list', ['BEGIN:VCALENDAR', ...list, 'END:VCALENDAR'].join('\r\n'));
  passMinute();
  expect(await read(reader)).toEqual([]);
  await forgetObjects(reader);
  passMinute();
  expect(await read(reader)).toEqual([]);
});

test('requests only the entries that changed', async () => {
  const calendar = serveCalendar(memory);
  for (const uid of ['a', 'b', 'c'])
    await calendar.write(
      uid,
      randomEntry(uid, () => 0),
    );
  const reader = await connect(calendar.url);
  expect(calendar.takeReports()).toEqual(['calendar-query']);
  passMinute();
  await calendar.remove('b');
  await read(reader);
  expect(calendar.takeReports()).toEqual(['sync-collection']);
  passMinute();
  await calendar.write(
    'b',
    randomEntry('b', () => 0),
  );
  await read(reader);
  expect(calendar.takeReports()).toEqual(['sync-collection', 'calendar-multiget']);
  passMinute();
  await read(reader);
  expect(calendar.takeReports()).toEqual([]);
});

test('checks an entry of a booking again when another entry changes', async () => {
  const calendar = serveCalendar(memory);
  const reader = await connect(calendar.url);
  const { id, ics_uid } = (await service.book(reader.account, '2026-03-03T10:00:00+01:00')).body.data;
  await calendar.write('own', entryAtThree.replace('UID:a', `UID:${ics_uid}`));
  passMinute();
  expect(await read(reader)).toEqual(['2026-03-03T15:00/15:30']);
  await service.send(reader.account, `POST /events/${id}/reschedule`, { start: '2026-03-03T11:00:00+01:00' });
  passMinute();
  await calendar.write('a', entry);
  expect(await read(reader)).toEqual(['2026-03-01T09:00/09:45']);
});

test('accepts the loss of all of many entries only after five minutes', async () => {
  const calendar = serveCalendar(memory);
  const uids = Array.from({ length: 21 }, (_, index) => String(index + 3).padStart(2, '0'));
  for (const uid of uids) await calendar.write(uid, entry.replaceAll('20260301T', `202603${uid}T`));
  const reader = await connect(calendar.url);
  for (const uid of uids) await calendar.remove(uid);
  for (let minutes = 0; minutes < 5; minutes += 1) {
    passMinute();
    expect(await read(reader)).toHaveLength(21);
  }
  passMinute();
  expect(await read(reader)).toEqual([]);
});

test.each([403, 409, 412, 500, 501])(
  'reads the whole calendar when the server refuses a state with %i',
  async (refusal) => {
    const calendar = serveCalendar(memory, { refusal });
    await calendar.write('a', entry);
    const reader = await connect(calendar.url);
    passMinute();
    await calendar.remove('a');
    calendar.forgetStates();
    calendar.takeReports();
    expect(await read(reader)).toEqual([]);
    expect(calendar.takeReports()).toEqual(['sync-collection', 'calendar-query']);
  },
);

test('reads the whole calendar once a day, so that the known range moves on', async () => {
  const calendar = serveCalendar(memory);
  const reader = await connect(calendar.url);
  const coveredUntil = async () => (await service.send(reader.account, 'GET /calendars')).body.data[0].covered_until;
  const before = await coveredUntil();
  service.holdClock('2026-03-02T20:00:00+01:00');
  await calendar.write('a', entry);
  await read(reader);
  expect([calendar.takeReports().at(-1), await coveredUntil()]).toEqual(['calendar-multiget', before]);
  service.holdClock('2026-03-03T08:00:00+01:00');
  await read(reader);
  expect(calendar.takeReports()).toEqual(['calendar-query']);
  expect(await coveredUntil()).not.toBe(before);
});

test('reads the whole calendar when the host moves to another time zone', async () => {
  const calendar = serveCalendar(memory);
  await calendar.write(
    'a',
    entry.replace(/DTSTART:.*Z/, 'DTSTART:20260304T090000').replace(/DTEND:.*Z/, 'DTEND:20260304T100000'),
  );
  const reader = await connect(calendar.url);
  expect(await service.busy(reader.account)).toEqual(['2026-03-04T09:00/10:00']);
  await service.send(reader.account, 'PUT /users/me', { timezone: 'America/New_York' });
  passMinute();
  await read(reader);
  const [calendars] = (await service.send(reader.account, 'GET /calendars')).body.data;
  expect(calendars.calendars[0].next_busy).toBe('2026-03-04T14:00:00+00:00');
});

test('does not read a calendar that neither blocks nor is written to, which may be gone', async () => {
  const calendar = serveCalendar(memory);
  await calendar.write('a', entry);
  const { account, id } = await connect(calendar.url);
  const [{ calendars }] = (await service.send(account, 'GET /calendars')).body.data;
  const change = { calendars: [{ id: calendars[0].id, blocks: 'nothing' }] };
  expect((await service.send(account, `PUT /calendars/${id}`, change)).status).toBe(200);
  memory.respondWith((_request, response) => void response.writeHead(404).end());
  passMinute();
  const { body } = await service.send(account, `POST /calendars/${id}/read`);
  expect(body.data).toMatchObject({ problem: null, state: 'current' });
});
