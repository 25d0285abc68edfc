import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMinutes, asInstant } from '../../time/index.ts';
import type { ErasureRecords } from '../records/index.ts';
import { createRetention } from './create-retention.ts';

let now = asInstant(Date.UTC(2026, 3, 3));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Accounts in memory, each with a number of contacts that are due. */
function openAccounts(due: ReadonlyMap<number, number>) {
  const left = new Map(due);
  const looks: number[] = [];
  const erased: number[] = [];
  const records: ErasureRecords = {
    listErasingAccounts: async ({ after, limit }) =>
      [...left.keys()]
        .filter((id) => id > after)
        .slice(0, limit)
        .map((accountId) => ({ accountId, months: 1 })),
    findInactiveContacts: async ({ accountId, limit }) => {
      looks.push(accountId);
      const count = Math.min(limit, left.get(accountId) ?? 0);
      return { ids: Array.from({ length: count }, (_, number) => `${number}`), isFull: count === limit };
    },
    eraseInactiveContact: async ({ accountId }) => {
      left.set(accountId, (left.get(accountId) ?? 0) - 1);
      erased.push(accountId);
      return true;
    },
    postponeErasure: async () => undefined,
  };
  return { records, looks, erased, left };
}

function open(records: ErasureRecords) {
  const log = { error: vi.fn() };
  return { log, retention: createRetention({ records, clock: () => now, log, pollMillis: 1000 }) };
}

test('gives every account a turn before one with many contacts has another', async () => {
  const { records, erased } = openAccounts(
    new Map([
      [1, 500],
      [2, 1],
    ]),
  );
  const { retention } = open(records);
  expect(await retention.runDue()).toBe(true);
  expect(erased.filter((id) => id === 1)).toHaveLength(20);
  expect(erased.at(-1)).toBe(2);
});

test('takes ten accounts at a time, and begins again after the last', async () => {
  const { records, looks } = openAccounts(new Map(Array.from({ length: 12 }, (_, index) => [index + 1, 0])));
  const { retention } = open(records);
  expect([await retention.runDue(), await retention.runDue()]).toEqual([true, false]);
  expect(looks).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  await retention.runDue();
  expect(looks.at(-1)).toBe(10);
});

test('rests for an hour once nothing is due', async () => {
  const { records, looks } = openAccounts(new Map([[1, 30]]));
  const { retention } = open(records);
  retention.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toHaveLength(2);
  now = addMinutes(now, 59);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toHaveLength(2);
  now = addMinutes(now, 1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toHaveLength(3);
  await retention.stop();
});

test('stops after the contact under way', async () => {
  const { records, erased } = openAccounts(new Map([[1, 30]]));
  const erasure = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const { retention } = open({
    ...records,
    async eraseInactiveContact(contact) {
      begun.resolve();
      await erasure.promise;
      return records.eraseInactiveContact(contact);
    },
  });
  retention.start();
  await begun.promise;
  const stop = retention.stop();
  erasure.resolve();
  await stop;
  expect(erased).toHaveLength(1);
});

test('goes on with the next account when one cannot be read, and logs it once', async () => {
  const { records, erased } = openAccounts(
    new Map([
      [1, 1],
      [2, 1],
    ]),
  );
  const { retention, log } = open({
    ...records,
    findInactiveContacts: async (search) => {
      if (search.accountId === 1) throw new Error('too slow');
      return records.findInactiveContacts(search);
    },
  });
  retention.start();
  await vi.advanceTimersByTimeAsync(1000);
  await retention.stop();
  expect([erased, log.error.mock.calls.length]).toEqual([[2], 1]);
});
