import { expect, test } from 'vitest';
import { instant, makeMember, openService } from '../../testing/index.ts';
import { openStore } from '../index.ts';
import { hour, openTeam } from './team.testing.ts';

const service = await openService();
const { store } = service;
const team = (of: Parameters<typeof openTeam>[1]) => openTeam(service, of);

const tenOClock = hour('2026-03-03T10:00Z');
const elevenOClock = hour('2026-03-03T11:00Z');

test('books eight of eight seats for any number of concurrent requests', async () => {
  const workshop = await team({ hosts: 1, seats: 8 });
  const results = await Promise.all(Array.from({ length: 60 }, (_, n) => workshop.join(tenOClock, n)));
  expect(count(results)).toEqual({ booked: 8, full: 52 });
  expect(await workshop.meetings()).toHaveLength(1);
});

test('keeps the meeting of the others when one seat is canceled', async () => {
  const workshop = await team({ hosts: 2, seats: 2 });
  await workshop.join(tenOClock, 1);
  await workshop.join(tenOClock, 2);
  const [first, second] = await workshop.events();
  await workshop.alone((records) => records.cancelEvent({ ...first, reason: null, now: tenOClock.start }));
  expect(await workshop.busyHosts(tenOClock)).toBe(2);
  await workshop.alone((records) => records.cancelEvent({ ...second, reason: null, now: tenOClock.start }));
  expect(await workshop.busyHosts(tenOClock)).toBe(0);
});

test('leaves the others at their time when one invitee reschedules', async () => {
  const workshop = await team({ hosts: 2, seats: 2 });
  await workshop.join(tenOClock, 1);
  await workshop.join(tenOClock, 2);
  const [first] = await workshop.events();
  const to = { time: elevenOClock, busy: elevenOClock, now: tenOClock.start };
  await workshop.alone((records) => records.rescheduleEvent({ ...first, ...to }));
  expect([await workshop.busyHosts(tenOClock), await workshop.busyHosts(elevenOClock)]).toEqual([2, 2]);
  expect(await workshop.meetings()).toHaveLength(2);
});

test('reassigns a meeting with everyone who attends it', async () => {
  const workshop = await team({ hosts: 1, seats: 3 });
  const { accountId } = workshop;
  for (const invitee of [1, 2, 3]) await workshop.join(tenOClock, invitee);
  const [first, second] = await workshop.events();
  const host = { userId: await makeMember(store, accountId, 'member'), name: 'Member' };
  const change = await workshop.alone(async (records) => {
    await records.cancelEvent({ ...second, reason: null, now: tenOClock.start });
    return records.reassignEvent({ ...first, host, location: undefined, now: tenOClock.start });
  });
  const events = change.kind === 'done' ? change.result : [];
  expect(events.map((event) => [event.host.name, event.sequence, event.status])).toEqual([
    ['Member', 1, 'confirmed'],
    ['Member', 1, 'confirmed'],
  ]);
  expect(await store.findHostsOfEvent(accountId, first.id)).toMatchObject({ userIds: [host.userId] });
  expect([await workshop.busyHosts(tenOClock), (await workshop.meetings()).length]).toEqual([0, 1]);
});

test('refuses a meeting for a busy host in the database itself', async () => {
  const pair = await team({ hosts: 2, seats: 1 });
  const [one = 0, other = 0] = pair.hosts;
  await pair.book(tenOClock, [one], 1);
  await pair.book(tenOClock, [other], 2);
  const [first] = await pair.events();
  const host = { userId: other, name: 'Other' };
  const result = await pair.alone((records) =>
    records.reassignEvent({ ...first, host, location: undefined, now: tenOClock.start }),
  );
  expect(result).toEqual({ kind: 'taken' });
  expect(await store.findHostsOfEvent(first.accountId, first.id)).toMatchObject({ userIds: [one] });
});

test('reschedules all hosts with their only invitee', async () => {
  const pair = await team({ hosts: 2, seats: 1 });
  await pair.book(tenOClock, pair.hosts, 1);
  const [first] = await pair.events();
  const to = { time: elevenOClock, busy: elevenOClock, now: tenOClock.start };
  await pair.alone((records) => records.rescheduleEvent({ ...first, ...to }));
  expect([await pair.busyHosts(tenOClock), await pair.busyHosts(elevenOClock)]).toEqual([0, 2]);
});

test('books overlapping sets of free hosts without deadlocks or refusals', async () => {
  const { hosts, book } = await team({ hosts: 8, seats: 1 });
  const booking = Array.from({ length: 96 }, (_, n) => {
    const [one = 0, other = 0] = [hosts[n % 8], hosts[(n * 5 + 3) % 8]];
    // Named in either order, at a time of its own.
    return book(hour(instant('2026-03-04T00:00Z') + n * 3_600_000), n % 2 ? [one, other] : [other, one], n);
  });
  expect(count(await Promise.all(booking))).toEqual({ booked: 96 });
});

test('never books two overlapping sets of hosts at one time', async () => {
  const { hosts, book, busyHosts } = await team({ hosts: 10, seats: 1 });
  const sets = Array.from({ length: 90 }, (_, n) => [hosts[n % 10] ?? 0, hosts[(n + 1 + (n % 9)) % 10] ?? 0]);
  const results = await Promise.all(sets.map((set, n) => book(tenOClock, set, n)));
  const { booked = 0, taken } = count(results);
  expect(booked + (taken ?? 0)).toBe(90);
  expect(await busyHosts(tenOClock)).toBe(booked * 2);
  expect(booked).toBeGreaterThan(1);
});

test('books nothing twice from processes with hosts in common', async () => {
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

function count(results: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}
