import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ada, makeRotation, openService, type Reply, type Rotation, roundsOf, startsIn } from '../../testing/index.ts';

const service = await openService();

const tuesday = { start: '2026-03-03', end: '2026-03-03' };
const halfHours = 16;
const team = 3;
const at = fc.nat(halfHours - 1);
const action = fc.oneof(
  fc.record({ does: fc.constant('book' as const), at }),
  fc.record({ does: fc.constant('book' as const), at }),
  fc.record({ does: fc.constant('book alone' as const), at, host: fc.nat(team - 1) }),
  fc.record({ does: fc.constant('cancel' as const), event: fc.nat() }),
  fc.record({ does: fc.constant('reassign' as const), event: fc.nat(), host: fc.nat(team - 1) }),
  fc.record({ does: fc.constant('reschedule' as const), event: fc.nat(), at }),
  fc.record({ does: fc.constant('pause' as const), host: fc.nat(team - 1) }),
);

type Action = typeof action extends fc.Arbitrary<infer Done> ? Done : never;

test('never books a host twice through concurrent changes, and then books everyone who is free', async () => {
  const actions = fc.array(action, { minLength: 40, maxLength: 40 });
  await fc.assert(fc.asyncProperty(actions, race), { numRuns: roundsOf(20), endOnFailure: true });
});

async function race(actions: readonly Action[]): Promise<void> {
  const rotation = await makeRotation(service, await service.account(), Array(team).fill({}));
  const alone = await Promise.all(rotation.hosts.map((host_id) => rotation.eventType({ host_id })));
  const before = await Promise.all([0, 2, 4, 4].map((n) => service.book(rotation, startOf(n))));
  const ids: string[] = before.flatMap(({ body }) => body.data?.id ?? []);
  const replies = await Promise.all(actions.map((each, n) => act({ rotation, alone, ids, n }, each)));
  expect(replies.filter(({ status }) => ![200, 201, 409, 503].includes(status))).toEqual([]);
  await expectNoOverlaps(rotation);
  await bookEverythingOffered(rotation);
  await expectNoOverlaps(rotation);
}

type World = {
  readonly rotation: Rotation;
  /** An event type of each host. */
  readonly alone: readonly number[];
  readonly ids: readonly string[];
  readonly n: number;
};

function act({ rotation, alone, ids, n }: World, each: Action): Promise<Reply> {
  const id = 'event' in each ? ids[each.event % ids.length] : '';
  const answers = { ...ada, email: `guest${n}@example.com` };
  switch (each.does) {
    case 'book':
      return service.book(rotation, startOf(each.at), { answers });
    case 'book alone':
      return service.book({ ...rotation, eventTypeId: alone[each.host] ?? 0 }, startOf(each.at), { answers });
    case 'cancel':
      return service.send(rotation, `POST /events/${id}/cancel`, {});
    case 'reassign':
      return service.send(rotation, `POST /events/${id}/reassign`, { host_id: rotation.hosts[each.host] });
    case 'reschedule':
      return service.send(rotation, `POST /events/${id}/reschedule`, { start: startOf(each.at) });
    case 'pause': {
      const hosts = rotation.hosts.map((user_id, index) => ({ user_id, weight: index === each.host ? 0 : 100 }));
      return service.send(rotation, `PUT /event-types/${rotation.eventTypeId}/hosts`, { hosts });
    }
  }
}

/** Books each offered time until it is no longer offered: at most once for each host. */
async function bookEverythingOffered(rotation: Rotation): Promise<void> {
  await rotation.setHosts(rotation.hosts.map((user_id) => ({ user_id })));
  for (let round = 0; round <= team; round += 1) {
    const offeredStarts = startsIn(await service.slots(rotation, tuesday));
    const statuses = await Promise.all(
      offeredStarts.map(async (start) => (await service.book(rotation, start)).status),
    );
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  }
  const refusal = await service.book(rotation, startOf(0));
  expect([startsIn(await service.slots(rotation, tuesday)), refusal.status]).toEqual([[], 409]);
}

async function expectNoOverlaps({ accountId }: Rotation): Promise<void> {
  const hosts = service.store.db.selectFrom('meeting_hosts').select(['user_id', 'busy_from']);
  const rows = await hosts.where('account_id', '=', accountId).where('status', '=', 'confirmed').execute();
  const times = rows.map(({ user_id, busy_from }) => `${user_id} ${busy_from}`);
  expect(new Set(times).size).toBe(times.length);
}

function startOf(halfHour: number): string {
  return new Date(Date.parse('2026-03-03T09:00:00+01:00') + halfHour * 30 * 60_000).toISOString();
}
