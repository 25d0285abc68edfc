import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ada, openService, type Reply, roundsOf, type TestAccount } from '../../testing/index.ts';

const service = await openService();

const quarters = 16;
const quarterMillis = 15 * 60_000;

const action = fc.oneof(
  fc.record({ does: fc.constant('book' as const), type: fc.nat(1), at: fc.nat(quarters - 1) }),
  fc.record({ does: fc.constant('reschedule' as const), event: fc.nat(), at: fc.nat(quarters - 1) }),
  fc.record({ does: fc.constant('cancel' as const), event: fc.nat() }),
);

type Action = typeof action extends fc.Arbitrary<infer Done> ? Done : never;

test.each([1, 2])('books one of two hundred requests for one time, on %i event types of a host', async (count) => {
  const host = await service.account();
  const types = [host, { ...host, eventTypeId: await host.eventType({}) }].slice(0, count);
  const requests = Array.from({ length: 200 }, (_, n) =>
    service.book(types[n % count] ?? host, startOf(0), { answers: { ...ada, email: `guest${n}@example.com` } }),
  );
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  // The response to a request that waited too long says when to try again, and nothing is booked.
  const others = statuses.filter((status) => status !== 409 && status !== 503);
  expect([others, (await confirmedStarts(host)).length]).toEqual([[201], 1]);
});

test.each([
  [60, roundsOf(50)],
  [200, 1],
])(
  'keeps two event types of a host apart through %i concurrent bookings, reschedules and cancellations',
  async (count, numRuns) => {
    const actions = fc.array(action, { minLength: count, maxLength: count });
    await fc.assert(fc.asyncProperty(actions, race), { numRuns, endOnFailure: true });
  },
);

async function race(actions: readonly Action[]): Promise<void> {
  const host = await service.account({ eventType: { time_slot_interval: 15 } });
  const other = { ...host, eventTypeId: await host.eventType({ time_slot_interval: 15 }) };
  const before = await Promise.all([0, 2, 4, 6, 8].map((quarter) => service.book(host, startOf(quarter))));
  const ids: string[] = before.map(({ body }) => body.data.id);
  const replies = await Promise.all(actions.map((each) => act([host, other], ids, each)));
  expect(replies.filter(({ status }) => ![200, 201, 409, 503].includes(status))).toEqual([]);
  const starts = await confirmedStarts(host);
  expect(starts.filter((start, index) => start - (starts[index - 1] ?? 0) < 2 * quarterMillis)).toEqual([]);
  const bookingCount = replies.filter(({ status }) => status === 201).length;
  expect(await countEvents(host)).toBe(before.length + bookingCount);
  const listedEvents = (await service.send(host, 'GET /events?status=confirmed&per_page=100')).body.data.data;
  expect(listedEvents.map(({ start }: { start: string }) => Date.parse(start)).sort()).toEqual(starts);
}

function act([host, other]: readonly [TestAccount, TestAccount], ids: readonly string[], each: Action): Promise<Reply> {
  const id = 'event' in each ? ids[each.event % ids.length] : '';
  switch (each.does) {
    case 'book':
      return service.book(each.type === 0 ? host : other, startOf(each.at));
    case 'reschedule':
      return service.send(host, `POST /events/${id}/reschedule`, { start: startOf(each.at) });
    case 'cancel':
      return service.send(host, `POST /events/${id}/cancel`, {});
  }
}

function startOf(quarter: number): string {
  return new Date(Date.parse('2026-03-03T10:00:00+01:00') + quarter * quarterMillis).toISOString();
}

/** Lists the starts of what takes the host's time, ascending. */
async function confirmedStarts({ accountId }: TestAccount): Promise<number[]> {
  const hosts = service.store.db.selectFrom('meeting_hosts').select('busy_from').where('account_id', '=', accountId);
  const rows = await hosts.where('status', '=', 'confirmed').orderBy('busy_from').execute();
  return rows.map(({ busy_from }) => busy_from);
}

async function countEvents({ accountId }: TestAccount): Promise<number> {
  const query = sql<{ count: number }>`select count(*) as count from events where account_id = ${accountId}`;
  return (await query.execute(service.store.db)).rows[0]?.count ?? 0;
}
