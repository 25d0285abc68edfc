import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asInstant, utc } from '../../../time/index.ts';
import { openService } from '../../testing/index.ts';
import { isUnavailable } from '../postgres/index.ts';

const { store, account } = await openService();
const { accountId, userId } = await account();
const host = { accountId, userIds: [userId] };

test.each(['40001', '40P01'])('attempts work that fails with %s three times', async (code) => {
  let attempts = 0;
  const result = await store.withHostsLocked(host, async () => {
    attempts += 1;
    throw postgresError(code);
  });
  expect(result).toEqual({ kind: 'busy' });
  expect(attempts).toBe(3);
});

test('completes work on the second attempt after a deadlock', async () => {
  let attempts = 0;
  const lockResult = await store.withHostsLocked(host, async () => {
    attempts += 1;
    if (attempts === 1) throw postgresError('40P01');
    return 'booked';
  });
  expect(lockResult).toEqual({ kind: 'done', result: 'booked' });
});

test('reports a time as taken when the database refuses it', async () => {
  const result = await store.withHostsLocked(host, () => Promise.reject(postgresError('23P01')));
  expect(result).toEqual({ kind: 'taken' });
});

test('rethrows any other error', async () => {
  const work = () => store.withHostsLocked(host, () => Promise.reject(new Error('broken')));
  await expect(work()).rejects.toThrow('broken');
});

test('writes nothing when work fails', async () => {
  const invitee = { name: 'Ada', email: 'half@example.com', zone: utc };
  await store.withHostsLocked(host, async (hostRecords) => {
    await hostRecords.saveContact({ accountId, invitee, now: asInstant(0) });
    throw postgresError('23P01');
  });
  expect(await store.db.selectFrom('contacts').selectAll().execute()).toEqual([]);
});

test('runs the work of one host in sequence', async () => {
  const order: string[] = [];
  await Promise.all(
    ['a', 'b', 'c'].map((name) =>
      store.withHostsLocked(host, async () => {
        order.push(`${name} begins`);
        await sql`select 1`.execute(store.db);
        order.push(`${name} ends`);
      }),
    ),
  );
  const pairs = [order.slice(0, 2), order.slice(2, 4), order.slice(4, 6)];
  for (const [begins, ends] of pairs) expect(ends?.[0]).toBe(begins?.[0]);
});

test('releases the lock of a process that hangs', async () => {
  const [lock, silence] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const silent = store.withHostsLocked(host, () => {
    lock.resolve();
    return silence.promise;
  });
  await lock.promise;
  const work = () => store.withHostsLocked(host, async () => 'booked');
  await expect.poll(() => work()).toEqual({ kind: 'done', result: 'booked' });
  silence.resolve();
  await expect(silent).rejects.toSatisfy(isUnavailable);
});

function postgresError(code: string): Error {
  return Object.assign(new Error('as from PostgreSQL'), { code });
}
