import { expect, test } from 'vitest';
import { openService } from '../testing/index.ts';
import { bookUntilKnown } from './book.testing.ts';
import { findWorker, makeAccountsApart, moveShard } from './nodes.testing.ts';

const service = await openService();
const [moved, other] = await makeAccountsApart(service);

test('neither loses nor duplicates a booking while its account moves to another worker', async () => {
  const { accountId } = moved.account;
  let isDone = false;
  const moving = moveShard(service.databaseUrl, { accountId, from: moved.worker, to: other.worker }).finally(() => {
    isDone = true;
  });
  const booked = await Promise.all([bookWhile(0), bookWhile(1), bookWhile(2)]);
  await moving;
  const starts = booked.flat();
  expect(await findWorker(service.store, accountId)).toEqual(other.worker);
  expect(starts.length).toBeGreaterThan(0);
  const events = await service.store.db
    .selectFrom('events')
    .select('starts_at')
    .where('account_id', '=', accountId)
    .execute();
  expect(events.map(({ starts_at }) => starts_at).sort()).toEqual(starts.sort());

  /** Books every third of the times, each until it gets a response, until the move is done. */
  async function bookWhile(first: number): Promise<number[]> {
    const made: number[] = [];
    for (let number = first; !isDone && number < 1000; number += 3) {
      const start = startOf(number);
      made.push(start);
      expect(await bookUntilKnown(service, moved.account, new Date(start).toISOString())).toBe(201);
    }
    return made;
  }
});

test('continues to serve an account after it was moved', async () => {
  const { status } = await service.book(moved.account, '2026-03-02T10:00:00+01:00');
  expect(status).toBe(201);
});

/** Fourteen times on each working day from 3 March 2026, half an hour each, from 9:00 in Berlin. */
function startOf(number: number): number {
  const days = [0, 1, 2, 3];
  const day = Math.floor(number / 14);
  const date = Math.floor(day / days.length) * 7 + (day % days.length);
  return Date.UTC(2026, 2, 3 + date, 8, (number % 14) * 30);
}
