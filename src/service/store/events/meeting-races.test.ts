import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { instant, openService, roundsOf } from '../../testing/index.ts';
import { hour, openTeam, type Team } from './team.testing.ts';

const service = await openService();
const { db } = service.store;

const hostCount = 6;
const hourCount = 8;

const set = fc.uniqueArray(fc.nat(hostCount - 1), { minLength: 1, maxLength: 3 });
const at = fc.nat(hourCount - 1);
const action = fc.oneof(
  fc.record({ does: fc.constant('book' as const), set, at }),
  fc.record({ does: fc.constant('reschedule' as const), event: fc.nat(), at }),
  fc.record({ does: fc.constant('cancel' as const), event: fc.nat() }),
);

type Action = typeof action extends fc.Arbitrary<infer Done> ? Done : never;

test.each([
  [60, roundsOf(50)],
  [200, 1],
])(
  'never double-books overlapping sets of hosts in %i concurrent bookings, reschedules and cancellations',
  async (count, numRuns) => {
    const actions = fc.array(action, { minLength: count, maxLength: count });
    await fc.assert(fc.asyncProperty(actions, race), { numRuns, endOnFailure: true });
    expect(await countDeadlocks()).toBe(0);
  },
);

async function race(actions: readonly Action[]): Promise<void> {
  const team = await openTeam(service, { hosts: hostCount, seats: 1 });
  const pairs = [0, 1, 2, 3, 4].map((n) => [team.hosts[n] ?? 0, team.hosts[n + 1] ?? 0]);
  for (const [n, pair] of pairs.entries()) await team.book(hourOf(n), pair, n);
  const ids = (await team.events()).map(({ id }) => id);
  const results = await Promise.all(actions.map((each, n) => act(team, ids, each, n + pairs.length)));
  // The response to a request that waited too long on a busy machine says when to try again, and nothing has changed.
  const expected = ['booked', 'rescheduled', 'canceled', 'gone', 'taken', 'busy'];
  expect(results.filter((result) => !expected.includes(result))).toEqual([]);
  expect(await team.events()).toHaveLength(pairs.length + results.filter((result) => result === 'booked').length);
  expect(await overlapsOf(team)).toEqual([]);
  expect(await tornEventsOf(team)).toEqual([]);
}

/**
 * Counts the deadlocks in this database so far. The figure may be a second old. On a cluster, it leaves out the
 * deadlocks on its nodes.
 */
async function countDeadlocks(): Promise<number> {
  const statistics = sql<{ deadlocks: number }>`
    select pg_stat_force_next_flush(), deadlocks from pg_stat_database where datname = current_database()`;
  return (await statistics.execute(db)).rows[0]?.deadlocks ?? 0;
}

function act(team: Team, ids: readonly string[], each: Action, invitee: number): Promise<string> {
  const id = 'event' in each ? (ids[each.event % ids.length] ?? '') : '';
  switch (each.does) {
    case 'book':
      return team.book(
        hourOf(each.at),
        each.set.map((n) => team.hosts[n] ?? 0),
        invitee,
      );
    case 'reschedule':
      return team.reschedule(id, hourOf(each.at));
    case 'cancel':
      return team.cancel(id);
  }
}

function hourOf(number: number) {
  return hour(instant('2026-03-04T08:00Z') + number * 3_600_000);
}

/** Finds two meetings of one host at one time. */
async function overlapsOf({ accountId }: Team): Promise<unknown[]> {
  const { rows } = await sql`
    select a.user_id, a.busy_from from meeting_hosts a join meeting_hosts b
      on b.account_id = a.account_id and b.user_id = a.user_id and b.meeting_id > a.meeting_id
    where a.account_id = ${accountId} and a.status = 'confirmed' and b.status = 'confirmed'
      and tstzrange(a.busy_from, a.busy_to) && tstzrange(b.busy_from, b.busy_to)`.execute(db);
  return rows;
}

/** Finds events that disagree with their meeting or with one of its hosts. */
async function tornEventsOf({ accountId }: Team): Promise<unknown[]> {
  const { rows } = await sql`
    select event.id from events event
      left join meetings meeting
        on meeting.account_id = event.account_id and meeting.id = coalesce(event.meeting_id, event.id)
      left join meeting_hosts host on host.account_id = event.account_id and host.meeting_id = meeting.id
    where event.account_id = ${accountId} and (meeting.status = event.status and host.status = event.status
      and meeting.starts_at = event.starts_at and meeting.ends_at = event.ends_at
      and host.busy_from = event.starts_at and host.busy_to = event.ends_at) is not true`.execute(db);
  return rows;
}
