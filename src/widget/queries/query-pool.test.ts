import { focusManager, QueryObserver, type QueryObserverOptions } from '@tanstack/query-core';
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
  focusManager.setFocused(undefined);
});

function slotsOf(month: string, queryFn: () => Promise<string>): QueryObserverOptions<string> {
  return { queryKey: ['slots', { month }], queryFn };
}

/** Shows what a query brings, from now on. */
function watch(options: QueryObserverOptions<string>): QueryObserver<string> {
  const observer = new QueryObserver<string>(pool.client, options);
  stops.push(observer.subscribe(() => undefined));
  return observer;
}

async function failing(): Promise<string> {
  throw new Error('unreachable');
}

test('asks once for two who watch the same', async () => {
  const queryFn = vi.fn(async () => 'times');
  const watching = [watch(slotsOf('2026-11', queryFn)), watch(slotsOf('2026-11', queryFn))];
  await vi.waitFor(() => expect(watching.map((each) => each.getCurrentResult().data)).toEqual(['times', 'times']));
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('shows at once what was prefetched', async () => {
  const queryFn = vi.fn(async () => 'times');
  pool.prefetch(slotsOf('2026-12', queryFn));
  await vi.waitFor(() => expect(watch(slotsOf('2026-12', queryFn)).getCurrentResult().data).toBe('times'));
});

test('prefetches nothing that is fresh', async () => {
  const fresh = openQueryPool({ staleTime: 60_000 });
  stops.push(fresh.close);
  const queryFn = vi.fn(async () => 'times');
  fresh.prefetch(slotsOf('2026-12', queryFn));
  const query = fresh.client.getQueryCache().find({ queryKey: ['slots'], exact: false });
  await vi.waitFor(() => expect(query?.state.data).toBe('times'));
  fresh.prefetch(slotsOf('2026-12', queryFn));
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('leaves a prefetch that fails to whoever shows it', async () => {
  pool.prefetch(slotsOf('2026-12', failing));
  const query = pool.client.getQueryCache().find({ queryKey: ['slots'], exact: false });
  await vi.waitFor(() => expect(query?.state.status).toBe('error'));
});

test('resolves a refresh when what is on show is here', async () => {
  const answers = ['old', 'new'];
  const observer = watch(slotsOf('2026-11', async () => answers.shift() ?? ''));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('old'));
  await pool.refresh(['slots']);
  expect(observer.getCurrentResult().data).toBe('new');
});

test('refreshes what is not on show only when it is shown again', async () => {
  const hidden = vi.fn(async () => 'times');
  pool.prefetch(slotsOf('2026-12', hidden));
  const query = pool.client.getQueryCache().find({ queryKey: ['slots'], exact: false });
  await vi.waitFor(() => expect(query?.state.data).toBe('times'));
  await pool.refresh(['slots']);
  expect([hidden.mock.calls.length, query?.state.isInvalidated]).toEqual([1, true]);
});

test('retries what has failed, and nothing else', async () => {
  const [good, bad] = [vi.fn(async () => 'times'), vi.fn(failing)];
  const watching = [watch(slotsOf('2026-11', good)), watch(slotsOf('2026-12', bad))];
  const statuses = () => watching.map((each) => each.getCurrentResult().status);
  await vi.waitFor(() => expect(statuses()).toEqual(['success', 'error']));
  pool.retryFailed();
  expect([good.mock.calls.length, bad.mock.calls.length]).toEqual([1, 2]);
});

test('asks again when the page is looked at, until it is closed', async () => {
  const queryFn = vi.fn(async () => 'times');
  const observer = watch(slotsOf('2026-11', queryFn));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('times'));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(queryFn).toHaveBeenCalledTimes(2);
  pool.close();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(queryFn).toHaveBeenCalledTimes(2);
});
