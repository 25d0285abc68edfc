import { QueryObserver, type QueryObserverOptions } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openQueryPool, type QueryPool } from './query-pool.ts';

let pool: QueryPool;
let stops: (() => void)[] = [];

beforeEach(() => {
  pool = openQueryPool({ networkMode: 'always', staleTime: 0, refetchOnReconnect: true, retry: false });
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  pool.close();
});

function slotsOf(month: string, queryFn: () => Promise<string>): QueryObserverOptions<string> {
  return { queryKey: ['slots', { month }], queryFn };
}

/** Observes a query until the end of the test. */
function watch(options: QueryObserverOptions<string>): QueryObserver<string> {
  const observer = new QueryObserver<string>(pool.client, options);
  stops.push(observer.subscribe(() => undefined));
  return observer;
}

async function failing(): Promise<string> {
  throw new Error('unreachable');
}

test('sends one request for two observers of the same query', async () => {
  const queryFn = vi.fn(async () => 'times');
  const watching = [watch(slotsOf('2026-11', queryFn)), watch(slotsOf('2026-11', queryFn))];
  await expect.poll(() => watching.map((each) => each.getCurrentResult().data)).toEqual(['times', 'times']);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('shows prefetched data immediately', async () => {
  const queryFn = vi.fn(async () => 'times');
  pool.prefetch(slotsOf('2026-12', queryFn));
  await expect.poll(() => watch(slotsOf('2026-12', queryFn)).getCurrentResult().data).toBe('times');
});

test('does not prefetch fresh data again', async () => {
  const fresh = openQueryPool({ staleTime: 60_000 });
  stops.push(fresh.close);
  const queryFn = vi.fn(async () => 'times');
  fresh.prefetch(slotsOf('2026-12', queryFn));
  const query = fresh.client.getQueryCache().find({ queryKey: ['slots'], exact: false });
  await expect.poll(() => query?.state.data).toBe('times');
  fresh.prefetch(slotsOf('2026-12', queryFn));
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('remembers two years of months, and the visible ones', async () => {
  const load = async () => 'times';
  const observer = watch(slotsOf('first', load));
  await expect.poll(() => observer.getCurrentResult().data).toBe('times');
  const cache = pool.client.getQueryCache();
  for (let month = 0; month < 100; month += 1) {
    pool.prefetch(slotsOf(`month ${month}`, load));
    await expect.poll(() => cache.getAll().at(-1)?.state.status, { interval: 1 }).toBe('success');
  }
  const months = cache.getAll().map(({ queryKey }) => (queryKey[1] as { month: string }).month);
  expect(months).toHaveLength(26);
  expect([months[0], months[1], months.at(-1)]).toEqual(['first', 'month 75', 'month 99']);
});

test('leaves the error of a prefetch to its observers', async () => {
  pool.prefetch(slotsOf('2026-12', failing));
  const query = pool.client.getQueryCache().find({ queryKey: ['slots'], exact: false });
  await expect.poll(() => query?.state.status).toBe('error');
});

test('keeps the known object when equal data arrives', async () => {
  const queryFn = async () => [{ start: '09:00' }] as unknown as string;
  const observer = watch(slotsOf('2026-11', queryFn));
  await expect.poll(() => observer.getCurrentResult().data).toEqual([{ start: '09:00' }]);
  const { data } = observer.getCurrentResult();
  await pool.refresh('slots');
  expect(observer.getCurrentResult().data).toBe(data);
});

test('refreshes the queries under its key and no others', async () => {
  const [slots, fields] = [vi.fn(async () => 'times'), vi.fn(async () => 'fields')];
  const watching = [watch(slotsOf('2026-11', slots)), watch({ queryKey: ['fields', '7'], queryFn: fields })];
  await expect.poll(() => watching.map((each) => each.getCurrentResult().data)).toEqual(['times', 'fields']);
  await pool.refresh('slots');
  expect([slots.mock.calls.length, fields.mock.calls.length]).toEqual([2, 1]);
});

test('resolves a refresh once observed queries have loaded', async () => {
  const responses = ['old', 'new'];
  const observer = watch(slotsOf('2026-11', async () => responses.shift() ?? ''));
  await expect.poll(() => observer.getCurrentResult().data).toBe('old');
  await pool.refresh('slots');
  expect(observer.getCurrentResult().data).toBe('new');
});

test('refreshes an unobserved query only when it is observed again', async () => {
  const hidden = vi.fn(async () => 'times');
  pool.prefetch(slotsOf('2026-12', hidden));
  const query = pool.client.getQueryCache().find({ queryKey: ['slots'], exact: false });
  await expect.poll(() => query?.state.data).toBe('times');
  await pool.refresh('slots');
  expect([hidden.mock.calls.length, query?.state.isInvalidated]).toEqual([1, true]);
});

test('retries failed queries and no others', async () => {
  const [good, bad] = [vi.fn(async () => 'times'), vi.fn(failing)];
  const watching = [watch(slotsOf('2026-11', good)), watch(slotsOf('2026-12', bad))];
  const statuses = () => watching.map((each) => each.getCurrentResult().status);
  await expect.poll(() => statuses()).toEqual(['success', 'error']);
  pool.retryFailed();
  expect([good.mock.calls.length, bad.mock.calls.length]).toEqual([1, 2]);
});

test('reloads when the page gets the focus, until the pool is closed', async () => {
  const queryFn = vi.fn(async () => 'times');
  const observer = watch(slotsOf('2026-11', queryFn));
  await expect.poll(() => observer.getCurrentResult().data).toBe('times');
  window.dispatchEvent(new Event('focus'));
  expect(queryFn).toHaveBeenCalledTimes(2);
  pool.close();
  window.dispatchEvent(new Event('focus'));
  expect(queryFn).toHaveBeenCalledTimes(2);
});
