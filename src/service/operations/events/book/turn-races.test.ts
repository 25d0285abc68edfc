import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ada, makeRotation, openService } from '../../../testing/index.ts';
import { hostOf, tuesdayAt } from './turns.testing.ts';

const service = await openService();

test('books each of ten hosts once for a hundred requests for one time', async () => {
  const rotation = await makeRotation(service, await service.account(), Array(10).fill({}));
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      const answers = { ...ada, email: `guest${n}@example.com` };
      for (;;) {
        const { status } = await service.book(rotation, tuesdayAt(0), { answers });
        // The response to a request that waited too long says when to try again, and nothing was booked.
        if (status !== 503) return status;
      }
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(90);
  expect(await rotation.assigned()).toEqual(Array(10).fill(1));
});

test('books four hosts equally often while requests for many times race', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}, {}, {}]);
  await Promise.all(
    Array.from({ length: 16 }, async (_, n) => {
      const answers = { ...ada, email: `guest${n}@example.com` };
      while ((await service.book(rotation, tuesdayAt(n), { answers })).status === 503);
    }),
  );
  expect(await rotation.assigned()).toEqual([4, 4, 4, 4]);
});

test('books another host when the first in turn is booked at the same moment', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const own = await Promise.all(
    rotation.hosts.map(async (host_id) => ({ ...rotation, eventTypeId: await rotation.eventType({ host_id }) })),
  );
  for (let n = 0; n < 16; n += 1) {
    const busy = own[n % 2] ?? rotation;
    const [byTurn] = await Promise.all([service.book(rotation, tuesdayAt(n)), service.book(busy, tuesdayAt(n))]);
    expect(byTurn.status).toBe(201);
  }
});

test('books a host who joined while the booking was waiting for the locks', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const [one = 0, two = 0] = rotation.hosts;
  await rotation.setHosts([{ user_id: one }]);
  const [booking] = await service.store.db.transaction().execute(async (trx) => {
    await sql`select from users where account_id = ${rotation.accountId} for update`.execute(trx);
    const waiting = service.book(rotation, tuesdayAt(0));
    await sql`
      update event_type_hosts set user_id = ${two} where account_id = ${rotation.accountId} and user_id = ${one}
    `.execute(trx);
    return [waiting];
  });
  expect(await hostOf(service, rotation, (await booking).body.data)).toBe(two);
});
