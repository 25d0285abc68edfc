import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  ada,
  lockRace,
  makeMember,
  openService,
  ownerOf,
  type Reply,
  roundsOf,
  type TestAccount,
  untilLockWaits,
} from '../../../testing/index.ts';

const service = await openService();

const hours = 8;
const team = 3;

const action = fc.oneof(
  fc.record({ does: fc.constant('reassign' as const), event: fc.nat(), host: fc.nat(team - 1) }),
  fc.record({ does: fc.constant('reassign' as const), event: fc.nat(), host: fc.nat(team - 1) }),
  fc.record({ does: fc.constant('book' as const), host: fc.nat(team - 1), at: fc.nat(hours - 1) }),
  fc.record({ does: fc.constant('reschedule' as const), event: fc.nat(), at: fc.nat(hours - 1) }),
  fc.record({ does: fc.constant('cancel' as const), event: fc.nat() }),
);

type Action = typeof action extends fc.Arbitrary<infer Done> ? Done : never;

test('books or reassigns one of many requests for one hour of a host', async () => {
  const hosts = await makeTeam();
  const [grace, colleague] = hosts as [TestAccount, TestAccount, TestAccount];
  const { id } = (await service.book(grace, startOf(0))).body.data;
  const replies = await Promise.all([
    ...Array.from({ length: 4 }, () => service.book(colleague, startOf(0))),
    service.send(grace, `POST /events/${id}/reassign`, { host_id: colleague.userId }),
  ]);
  // The response to a request that waited too long says when to try again, and nothing has changed.
  const others = replies.filter(({ status }) => status !== 409 && status !== 503);
  expect(others).toHaveLength(1);
});

test(
  'counts a booking in progress when a reassigned event is rescheduled to a day with a limit',
  lockRace,
  async () => {
    const [grace, colleague] = (await makeTeam({ booking_frequency_limits: '{"day":1}' })) as [
      TestAccount,
      TestAccount,
    ];
    const { id } = (await service.book(grace, '2026-03-04T10:00:00+01:00')).body.data;
    await service.send(grace, `POST /events/${id}/reassign`, { host_id: colleague.userId });
    const replies = await service.store.db.transaction().execute(async (trx) => {
      const answers = { ...ada, email: 'waiting@example.com' };
      // A booking with this contact waits for it: by then, the limit has been checked and nothing written.
      await sql`
      insert into contacts (account_id, id, name, email, timezone, created_at, updated_at)
      values (${grace.accountId}, gen_random_uuid(), 'Ada', ${answers.email}, 'UTC', now(), now())`.execute(trx);
      const booking = service.book(grace, startOf(0), { answers });
      await untilLockWaits(trx, 1);
      const rescheduling = service.send(grace, `POST /events/${id}/reschedule`, { start: startOf(4) });
      await Promise.race([untilLockWaits(trx, 2), rescheduling]);
      return [booking, rescheduling];
    });
    const [booking, rescheduling] = await Promise.all(replies);
    expect([booking?.status, rescheduling?.status, rescheduling?.body.error?.reason]).toEqual([201, 409, 'limit']);
  },
);

test.each([
  ['cancel', {}],
  ['reschedule', { start: startOf(4) }],
])('refuses a former host who sends %s while the event is being reassigned', lockRace, async (change, body) => {
  const [grace, former] = (await makeTeam()) as [TestAccount, TestAccount];
  const event = (await service.book(former, startOf(0))).body.data;
  const replies = await service.store.db.transaction().execute(async (trx) => {
    await sql`select from events where account_id = ${grace.accountId} and id = ${event.id} for update`.execute(trx);
    const reassigning = service.send(grace, `POST /events/${event.id}/reassign`, { host_id: grace.userId });
    await untilLockWaits(trx, 1);
    const session = { ...ownerOf(former), role: 'member' as const };
    const changing = service.request(`/v1/events/${event.id}/${change}`, { session, body });
    await untilLockWaits(trx, 2);
    return [reassigning, changing];
  });
  const [reassigning, changing] = await Promise.all(replies);
  expect([reassigning?.status, changing?.status, changing?.body.error?.code]).toEqual([200, 403, 'access_denied']);
  const { status, start } = (await service.send(grace, `GET /events/${event.id}`)).body.data;
  expect([status, start]).toEqual(['confirmed', event.start]);
});

test('keeps every event consistent through concurrent reassignments among three hosts', async () => {
  const actions = fc.array(action, { minLength: 40, maxLength: 40 });
  await fc.assert(fc.asyncProperty(actions, race), { numRuns: roundsOf(20), endOnFailure: true });
});

async function race(actions: readonly Action[]): Promise<void> {
  const hosts = await makeTeam();
  const before = await Promise.all(hosts.flatMap((host) => [0, 2, 4].map((hour) => service.book(host, startOf(hour)))));
  const ids: string[] = before.map(({ body }) => body.data.id);
  const replies = await Promise.all(actions.map((each) => act(hosts, ids, each)));
  expect(replies.filter(({ status }) => ![200, 201, 409, 503].includes(status))).toEqual([]);
  const { accountId } = hosts[0] as TestAccount; // a team has three
  expect(await findBroken(accountId)).toEqual([]);
  const bookingCount = replies.filter(({ status }) => status === 201).length;
  expect(await countEvents(accountId)).toBe(before.length + bookingCount);
}

function act(hosts: readonly TestAccount[], ids: readonly string[], each: Action): Promise<Reply> {
  const sender = hosts[0] as TestAccount; // a team has three
  const host = 'host' in each ? (hosts[each.host] ?? sender) : sender;
  const id = 'event' in each ? ids[each.event % ids.length] : '';
  switch (each.does) {
    case 'reassign':
      return service.send(sender, `POST /events/${id}/reassign`, { host_id: host.userId });
    case 'book':
      return service.book(host, startOf(each.at));
    case 'reschedule':
      return service.send(sender, `POST /events/${id}/reschedule`, { start: startOf(each.at) });
    case 'cancel':
      return service.send(sender, `POST /events/${id}/cancel`, {});
  }
}

/** Makes an account of three hosts, each with an event type of an hour. */
async function makeTeam(rules: Readonly<Record<string, unknown>> = {}): Promise<TestAccount[]> {
  const settings = { duration: 60, ...rules };
  const first = await service.account({ eventType: settings });
  const others = await Promise.all(
    Array.from({ length: team - 1 }, async () => {
      const userId = await makeMember(service.store, first.accountId, 'member');
      return { ...first, userId, eventTypeId: await first.eventType({ ...settings, host_id: userId }) };
    }),
  );
  return [first, ...others];
}

/** Finds events whose host, time or status differs from their meeting, and meetings without exactly one lead host. */
async function findBroken(accountId: number): Promise<unknown[]> {
  const query = sql`
    select event.id from events as event
    join meetings as meeting on meeting.account_id = event.account_id and meeting.id = event.meeting_id
    where event.account_id = ${accountId} and not (
      meeting.status = event.status and meeting.starts_at = event.starts_at
      and array[(event.host_id, event.status, event.starts_at, event.ends_at)::text] = (
        select array_agg((host.user_id, host.status, host.busy_from, host.busy_to)::text) from meeting_hosts as host
        where host.account_id = ${accountId} and host.meeting_id = event.meeting_id
      )
    )`;
  return (await query.execute(service.store.db)).rows;
}

async function countEvents(accountId: number): Promise<number> {
  const query = sql<{ count: number }>`select count(*) as count from events where account_id = ${accountId}`;
  return (await query.execute(service.store.db)).rows[0]?.count ?? 0;
}

function startOf(hour: number): string {
  return new Date(Date.parse('2026-03-03T09:00:00+01:00') + hour * 3_600_000).toISOString();
}
