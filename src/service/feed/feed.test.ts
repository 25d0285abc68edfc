import { beforeEach, expect, test } from 'vitest';
import { openCalendarService, openFeedServer } from '../calendars/calendar-service.testing.ts';
import { issueKey } from '../store/index.ts';
import { mondayMorning, openService, ownerOf, statementsOf, type TestAccount } from '../testing/index.ts';

const other = await openFeedServer();
const service = await openCalendarService(other.host);

beforeEach(() => service.holdClock(mondayMorning));

async function rotateFeed(account: TestAccount): Promise<string> {
  return (await service.send(account, 'POST /users/me/feed/rotate')).body.data.url;
}

function read(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return service.fetch(new Request(new URL(address, 'http://service.test'), { headers }));
}

test('hides the addresses of the feed from a key that cannot change settings', async () => {
  const account = await service.account();
  await rotateFeed(account);
  const issuedKey = await issueKey(service.store, { accountId: account.accountId, scopes: ['read'] }, service.clock());
  const key = issuedKey?.key ?? expect.fail('no key was issued');
  const { data } = (await service.send({ ...account, key }, 'GET /users/me/feed')).body;
  expect([data.url, data.busy_url, typeof data.rotated_at]).toEqual([null, null, 'string']);
});

test('hides the addresses of the feed from a person who has not recently confirmed who they are', async () => {
  const account = await service.account();
  const url = await rotateFeed(account);
  const shownTo = async (isProven: boolean) => {
    const session = { ...ownerOf(account), isProven };
    return (await service.request('/v1/users/me/feed', { session })).body.data.url;
  };
  expect([await shownTo(true), await shownTo(false)]).toEqual([url, null]);
});

test('does not create a feed address until the host requests one', async () => {
  const account = await service.account();
  expect((await service.send(account, 'GET /users/me/feed')).body.data.url).toBeNull();
  const address = await rotateFeed(account);
  expect(address).toMatch(/^\/calendars\/[\w-]{43}\.ics$/);
  expect((await service.send(account, 'GET /users/me/feed')).body.data.url).toBe(address);
});

test('shows an address only at its creation if nothing can encrypt it', async () => {
  const plain = await openService();
  const account = await plain.account();
  const newFeed = (await plain.send(account, 'POST /users/me/feed/rotate')).body.data;
  expect((await plain.fetch(new Request(new URL(newFeed.url, 'http://service.test')))).status).toBe(200);
  const feed = (await plain.send(account, 'GET /users/me/feed')).body.data;
  expect(feed).toEqual({ url: null, busy_url: null, rotated_at: newFeed.rotated_at });
});

test('publishes only the bookings of its host', async () => {
  const [account, stranger] = [await service.account(), await service.account()];
  const { ics_uid: uid } = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  const foreign = (await service.book(stranger, '2026-03-03T10:00:00+01:00')).body.data;
  const response = await read(await rotateFeed(account));
  const file = await response.text();
  expect([response.headers.get('content-type'), response.headers.get('x-robots-tag')]).toEqual([
    'text/calendar; charset=utf-8',
    'noindex',
  ]);
  expect(file).toContain(`UID:${uid}\r\n`);
  expect(file).toContain('DTSTART:20260303T090000Z');
  expect(file).toContain('ada@example.com');
  expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M');
  expect(file).not.toContain(foreign.ics_uid);
});

test('names the invitee in the title of a booking', async () => {
  const account = await service.account({ eventType: { title: 'Therapy' } });
  const { invitee } = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  expect(await (await read(await rotateFeed(account))).text()).toContain(`SUMMARY:Therapy: ${invitee.name}\r\n`);
});

test.each(['busy=1', 'busy=true', 'busy'])('shows only busy times at its address with "?%s"', async (query) => {
  const account = await service.account({ eventType: { title: 'Therapy' } });
  await service.book(account, '2026-03-03T10:00:00+01:00');
  const file = await (await read(`${await rotateFeed(account)}?${query}`)).text();
  expect(file).toContain('DTSTART:20260303T090000Z');
  expect(file).not.toMatch(/therapy|ada@|lovelace|grace/i);
});

test.each(['', '?busy=0'])('shows only busy times at the address for busy times%s', async (query) => {
  const account = await service.account({ eventType: { title: 'Therapy' } });
  await service.book(account, '2026-03-03T10:00:00+01:00');
  const [url, busyUrl] = await addressesOf(account);
  const token = /[\w-]{43}/.exec(url ?? '')?.[0] ?? expect.fail('has no token');
  expect(busyUrl).not.toContain(token);
  const file = await (await read(`${busyUrl}${query}`)).text();
  expect(file).toContain('DTSTART:20260303T090000Z');
  expect(file).not.toMatch(/therapy|ada@|lovelace|grace/i);
  expect((await service.send(account, 'GET /users/me/feed')).body.data.busy_url).toBe(busyUrl);
});

test('keeps the address for busy times of a feed from an earlier release', async () => {
  const account = await service.account();
  const url = await rotateFeed(account);
  const feeds = service.store.db.updateTable('calendar_feeds').set({ busy_token_digest: null });
  await feeds.where('account_id', '=', account.accountId).execute();
  expect((await service.send(account, 'GET /users/me/feed')).body.data.busy_url).toBe(`${url}?busy=1`);
});

test('shows a canceled booking for 30 days, and none among busy times', async () => {
  const account = await service.account();
  const { id } = (await service.book(account, '2026-06-03T10:00:00+02:00')).body.data;
  await service.send(account, `POST /events/${id}/cancel`, {});
  const address = await rotateFeed(account);
  expect(await (await read(address)).text()).toContain('STATUS:CANCELLED');
  expect(await (await read(`${address}?busy=1`)).text()).not.toContain('VEVENT');
  service.holdClock('2026-04-02T08:00:00+02:00');
  expect(await (await read(address)).text()).not.toContain('VEVENT');
});

test('responds with 304 until a booking changes', async () => {
  const account = await service.account();
  const address = await rotateFeed(account);
  const etag = (await read(address)).headers.get('etag') ?? '';
  service.holdClock('2026-03-02T09:00:00+01:00');
  expect((await read(address, { 'if-none-match': etag })).status).toBe(304);
  expect((await read(address, { 'if-none-match': `W/${etag}` })).status).toBe(304);
  await service.book(account, '2026-03-03T10:00:00+01:00');
  expect((await read(address, { 'if-none-match': etag })).status).toBe(200);
});

test('reads a feed once for thirty concurrent requests', async () => {
  let [lookups, reads] = [0, 0];
  const allLookedUp = Promise.withResolvers<void>();
  const counting = await openService(({ ...store }) => ({
    store: {
      ...store,
      async findFeed(digest) {
        const feed = await store.findFeed(digest);
        lookups += 1;
        if (lookups === 30) allLookedUp.resolve();
        await allLookedUp.promise;
        return feed;
      },
      listEvents(filter) {
        reads += 1;
        return store.listEvents(filter);
      },
    },
  }));
  const account = await counting.account();
  const { url } = (await counting.send(account, 'POST /users/me/feed/rotate')).body.data;
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => counting.fetch(new Request(new URL(url, 'http://service.test')))),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(200));
  expect(reads).toBe(1);
});

test('reads events of many types with as many statements as of one', async () => {
  const account = await service.account();
  const address = await rotateFeed(account);
  await service.book(account, '2026-03-03T10:00:00+01:00');
  const ofOne = await statementsOf(async () => void (await read(address)));
  for (const hour of [11, 12, 13]) {
    const event_type_id = await account.eventType({ title: `Talk ${hour}` });
    await service.book(account, `2026-03-03T${hour}:00:00+01:00`, { event_type_id });
  }
  const files: string[] = [];
  const ofFour = await statementsOf(async () => void files.push(await (await read(address)).text()));
  expect(ofFour).toHaveLength(ofOne.length);
  expect(files.join().match(/Talk 1[123]/g)).toEqual(expect.arrayContaining(['Talk 11', 'Talk 12', 'Talk 13']));
});

test('stops serving a feed at addresses that were replaced', async () => {
  const account = await service.account();
  const statuses = (addresses: readonly string[]) =>
    Promise.all(addresses.map(async (address) => (await read(address)).status));
  const former = await addressesOf(account);
  const current = await addressesOf(account);
  expect([await statuses(former), await statuses(current)]).toEqual([
    [404, 404],
    [200, 200],
  ]);
});

test.each(['/calendars/basic.ics', `/calendars/${'a'.repeat(43)}.ics`, `/calendars/${'a'.repeat(43)}`])(
  'responds with no feed at %s',
  async (path) => {
    expect((await read(path)).status).toBe(404);
  },
);

test('blocks nothing when it is connected as a calendar of its own host', async () => {
  const account = await service.account();
  await account.updateEventType({ time_slot_interval: 15 });
  const { id } = (await service.book(account, '2026-03-02T14:00:00+01:00')).body.data;
  for (const address of await addressesOf(account)) {
    other.respondWith(async (_request, response) => {
      response.writeHead(200).end(await (await read(address)).text());
    });
    expect((await service.connect(account, other.url)).status).toBe(201);
  }
  expect(await service.busy(account)).toEqual([]);
  const reply = await service.send(account, `POST /events/${id}/reschedule`, { start: '2026-03-02T14:15:00+01:00' });
  expect(reply.status).toBe(200);
});

async function addressesOf(account: TestAccount): Promise<string[]> {
  const { url, busy_url: busyUrl } = (await service.send(account, 'POST /users/me/feed/rotate')).body.data;
  return [url, busyUrl];
}
