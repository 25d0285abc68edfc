import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Instant, type Interval, utc } from '../../../time/index.ts';
import type { HostRecords, LockResult, NewMeeting } from '../../records/index.ts';
import { instant, openService, type TestAccount } from '../../testing/index.ts';
import { openStore } from '../index.ts';

const service = await openService();
const { store } = service;

const tenOClock = hour('2026-03-03T10:00Z');
const elevenOClock = hour('2026-03-03T11:00Z');

test('books eight of eight seats for any number of requests at once', async () => {
  const workshop = await team({ hosts: 1, seats: 8 });
  const results = await Promise.all(Array.from({ length: 60 }, (_, n) => workshop.join(tenOClock, n)));
  expect(count(results)).toEqual({ booked: 8, full: 52 });
  expect(await workshop.meetings()).toHaveLength(1);
});

test('canceling one seat keeps the meeting of the others', async () => {
  const workshop = await team({ hosts: 2, seats: 2 });
  await workshop.join(tenOClock, 1);
  await workshop.join(tenOClock, 2);
  const [first, second] = await workshop.events();
  await workshop.alone((records) => records.cancelEvent({ ...first, reason: null, now: tenOClock.start }));
  expect(await workshop.busyHosts(tenOClock)).toBe(2);
  await workshop.alone((records) => records.cancelEvent({ ...second, reason: null, now: tenOClock.start }));
  expect(await workshop.busyHosts(tenOClock)).toBe(0);
});

test('an invitee who reschedules leaves the others at their time', async () => {
  const workshop = await team({ hosts: 2, seats: 2 });
  await workshop.join(tenOClock, 1);
  await workshop.join(tenOClock, 2);
  const [first] = await workshop.events();
  const to = { time: elevenOClock, busy: elevenOClock, now: tenOClock.start };
  await workshop.alone((records) => records.rescheduleEvent({ ...first, ...to }));
  expect([await workshop.busyHosts(tenOClock), await workshop.busyHosts(elevenOClock)]).toEqual([2, 2]);
  expect(await workshop.meetings()).toHaveLength(2);
});

test('an invitee who comes alone takes all the hosts along to another time', async () => {
  const pair = await team({ hosts: 2, seats: 1 });
  await pair.book(tenOClock, pair.hosts, 1);
  const [first] = await pair.events();
  const to = { time: elevenOClock, busy: elevenOClock, now: tenOClock.start };
  await pair.alone((records) => records.rescheduleEvent({ ...first, ...to }));
  expect([await pair.busyHosts(tenOClock), await pair.busyHosts(elevenOClock)]).toEqual([0, 2]);
});

test('sets of hosts that overlap neither deadlock nor are refused while they are free', async () => {
  const { hosts, book } = await team({ hosts: 8, seats: 1 });
  const booking = Array.from({ length: 96 }, (_, n) => {
    const [one = 0, other = 0] = [hosts[n % 8], hosts[(n * 5 + 3) % 8]];
    // Named in either order, at a time of its own.
    return book(hour(instant('2026-03-04T00:00Z') + n * 3_600_000), n % 2 ? [one, other] : [other, one], n);
  });
  expect(count(await Promise.all(booking))).toEqual({ booked: 96 });
});

test('books no two overlapping sets of hosts at one time', async () => {
  const { hosts, book, busyHosts } = await team({ hosts: 10, seats: 1 });
  const sets = Array.from({ length: 90 }, (_, n) => [hosts[n % 10] ?? 0, hosts[(n + 1 + (n % 9)) % 10] ?? 0]);
  const results = await Promise.all(sets.map((set, n) => book(tenOClock, set, n)));
  const { booked = 0, taken } = count(results);
  expect(booked + (taken ?? 0)).toBe(90);
  expect(await busyHosts(tenOClock)).toBe(booked * 2);
  expect(booked).toBeGreaterThan(1);
});

test('processes with hosts in common keep apart', async () => {
  const other = await openStore({ databaseUrl: service.databaseUrl });
  const { hosts, book } = await team({ hosts: 3, seats: 1 });
  const [a = 0, b = 0, c = 0] = hosts;
  const sets = [
    [a, b],
    [c, b],
    [a, c],
    [b, a],
  ].flatMap((set) => Array.from({ length: 10 }, () => set));
  const results = await Promise.all(sets.map((set, n) => book(tenOClock, set, n, n % 2 ? other : store)));
  await other.close();
  expect(count(results)).toEqual({ booked: 1, taken: 39 });
});

type Team = {
  readonly hosts: readonly number[];
  /** Books a time with all of some hosts. */
  book(time: Interval, userIds: readonly number[], invitee: number, of?: typeof store): Promise<string>;
  /** Books a seat of the meeting with all hosts, which the first makes. */
  join(time: Interval, invitee: number): Promise<string>;
  alone<Result>(work: (records: HostRecords) => Promise<Result>): Promise<LockResult<Result>>;
  events(): Promise<[EventName, EventName]>;
  meetings(): Promise<unknown[]>;
  busyHosts(time: Interval): Promise<number>;
};

type EventName = { readonly accountId: number; readonly id: string };

async function team({ hosts: number, seats }: { readonly hosts: number; readonly seats: number }): Promise<Team> {
  const account = await service.account();
  const { accountId, eventTypeId } = account;
  const hosts = [account.userId, ...(await addHosts(account, number - 1))];
  const hosted = (await store.findEventType(accountId, eventTypeId)) ?? expect.fail('has no event type');

  async function save(records: HostRecords, invitee: number, at: string | Omit<NewMeeting, keyof EventTypeOf>) {
    const person = { name: 'Guest', email: `guest${invitee}@example.com`, zone: utc };
    const now = instant('2026-03-01T00:00Z');
    const contactId = await records.saveContact({ accountId, invitee: person, now });
    const meetingId = typeof at === 'string' ? at : await records.saveMeeting({ ...at, accountId, eventTypeId });
    const time = typeof at === 'string' ? tenOClock : at.time;
    const rest = { guests: [], answers: {}, metadata: {}, locale: undefined };
    await records.saveEvent({ hosted, contactId, invitee: person, meetingId, time, ...rest }, now);
    return 'booked';
  }

  function withAll(time: Interval, userIds: readonly number[]): Omit<NewMeeting, keyof EventTypeOf> {
    const set = userIds.map((userId, n) => ({ userId, isLead: n === 0, how: 'required' as const }));
    return { time, busy: time, seats, hosts: set };
  }

  return {
    hosts,
    async book(time, userIds, invitee, of = store) {
      const locked = await of.withHostsLocked({ accountId, userIds }, (records) =>
        save(records, invitee, withAll(time, userIds)),
      );
      return locked.kind === 'done' ? locked.result : locked.kind;
    },
    async join(time, invitee) {
      const locked = await store.withHostsLocked({ accountId, userIds: hosts }, async (records) => {
        const shared = await records.findSharedMeeting({ accountId, eventTypeId, time });
        if (shared && shared.seatsLeft < 1) return 'full';
        return save(records, invitee, shared?.id ?? withAll(time, hosts));
      });
      return locked.kind === 'done' ? locked.result : locked.kind;
    },
    alone: (work) => store.withHostsLocked({ accountId, userIds: hosts }, work),
    async events() {
      const found = store.db.selectFrom('events').select(['account_id as accountId', 'id']);
      const rows = await found.where('account_id', '=', accountId).orderBy('invitee_email').execute();
      return rows as [EventName, EventName]; // as many as the test has booked
    },
    meetings: () => store.db.selectFrom('meetings').select('id').where('account_id', '=', accountId).execute(),
    async busyHosts({ start, end }) {
      const busy = await Promise.all(hosts.map((userId) => store.findBusy({ accountId, userId }, { start, end })));
      return busy.filter((found) => found.length > 0).length;
    },
  };
}

type EventTypeOf = Pick<NewMeeting, 'accountId' | 'eventTypeId'>;

async function addHosts({ accountId }: TestAccount, number: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (account_id, first_name, last_name, email, timezone, created_at, updated_at)
    select ${accountId}, 'Host', n::text, 'host@example.com', 'UTC', now(), now()
    from generate_series(1, ${number}::integer) as n returning id`.execute(store.db);
  return rows.map(({ id }) => id);
}

function hour(start: string | number): Interval {
  const from = (typeof start === 'string' ? instant(start) : start) as Instant; // whole hours after one
  return { start: from, end: (from + 3_600_000) as Instant };
}

function count(results: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}
