import { beforeEach, expect, test } from 'vitest';
import { createApiKey } from '../../store/index.ts';
import { openService } from '../../testing/index.ts';

let lookups = 0;
let isCounting = false;
const service = await openService((store) => ({
  store: {
    ...store,
    findCallerByKey(use) {
      if (isCounting) lookups += 1;
      return store.findCallerByKey(use);
    },
  },
}));
const [host, neighbor] = await Promise.all([service.account(), service.account()]);

let minutes = 0;

beforeEach(() => {
  // Each test has its own minute.
  minutes += 2;
  service.holdClock(new Date(Date.parse('2026-03-02T08:00:00+01:00') + minutes * 60_000).toISOString());
  lookups = 0;
  isCounting = true;
});

async function askFrom(visitor: string | undefined, key: string): Promise<Response> {
  const request = new Request('http://service.test/v1/users/me', { headers: { authorization: `Bearer ${key}` } });
  return service.fetch(request, visitor === undefined ? {} : { visitor });
}

async function guess(visitor: string | undefined, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push((await askFrom(visitor, createApiKey())).status);
  return statuses;
}

test('refuses an address that guesses keys without a query', async () => {
  const statuses = await guess('192.0.2.1', 40);
  expect(statuses).toEqual([...Array(30).fill(401), ...Array(10).fill(429)]);
  expect(lookups).toBe(30);
});

test('looks up only a few of many keys that an address guesses at the same time', async () => {
  const responses = await Promise.all(Array.from({ length: 200 }, () => askFrom('192.0.2.4', createApiKey())));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 429]));
  expect(lookups).toBeLessThan(40);
});

test('accepts a new key that many concurrent requests use for the first time', async () => {
  const { key } = await service.account();
  const responses = await Promise.all(Array.from({ length: 50 }, () => askFrom('192.0.2.5', key)));
  expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
});

test('accepts an address again after its Retry-After', async () => {
  await guess('192.0.2.1', 30);
  const refusal = await askFrom('192.0.2.1', createApiKey());
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '60']);
  service.holdClock(new Date(service.clock() + 60_000).toISOString());
  expect(await guess('192.0.2.1', 1)).toEqual([401]);
});

test('does not lock out an address when the clock is set back', async () => {
  await guess('192.0.2.6', 30);
  service.holdClock(new Date(service.clock() - 60 * 60_000).toISOString());
  expect(await guess('192.0.2.6', 31)).toEqual([...Array(30).fill(401), 429]);
});

test('accepts other addresses while one guesses', async () => {
  await guess('192.0.2.1', 31);
  expect((await askFrom('192.0.2.2', host.key)).status).toBe(200);
  expect(await guess('192.0.2.2', 1)).toEqual([401]);
});

test('accepts a key in use from an address that guesses', async () => {
  expect((await askFrom('192.0.2.1', neighbor.key)).status).toBe(200);
  await guess('192.0.2.1', 31);
  expect((await askFrom('192.0.2.1', neighbor.key)).status).toBe(200);
});

test('does not count valid keys against their address', async () => {
  for (let count = 0; count < 40; count += 1) await askFrom('192.0.2.3', host.key);
  expect(await guess('192.0.2.3', 1)).toEqual([401]);
});

test('immediately refuses a key in use once it is revoked', async () => {
  const account = await service.account();
  expect((await askFrom('192.0.2.1', account.key)).status).toBe(200);
  const { db } = service.store;
  await db
    .updateTable('api_keys')
    .set({ revoked_at: '2026-03-01T00:00:00Z' })
    .where('account_id', '=', account.accountId)
    .execute();
  await guess('192.0.2.1', 31);
  const statuses = [await askFrom('192.0.2.1', account.key), await askFrom('192.0.2.1', account.key)];
  expect(statuses.map(({ status }) => status)).toEqual([401, 429]);
});

test('does not count requests without an address', async () => {
  expect(await guess(undefined, 40)).toEqual(Array(40).fill(401));
});
