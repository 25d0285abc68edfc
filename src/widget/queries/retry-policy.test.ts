import { createModel } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { RequestFailure } from '../../api/index.ts';
import type { LocalDate } from '../../time/index.ts';
import { createFakeGateway, leavePage, useTimers } from '../testing/index.ts';
import { openGateway } from './gateway.ts';
import { RequestFailed } from './request-failed.ts';
import { retrying } from './retry-policy.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leavePage();
});

/** Counts the requests for the times of a month in the minute after the immediate retries. */
async function countLaterRequests(fake: ReturnType<typeof createFakeGateway>): Promise<number> {
  const pass = useTimers();
  vi.stubGlobal('fetch', fake.fetch);
  const { gateway, close } = openGateway({ baseUrl: 'https://book.test/embed/v1', prefetched: new Map() });
  const dates = { start: '2026-11-16' as LocalDate, end: '2026-12-27' as LocalDate };
  const request = { eventType: '42', dates, durationMinutes: undefined, rescheduling: undefined };
  const Watching = createModel(() => ({ slots: gateway.watchSlots(() => request) }));
  const watching = new Watching();
  await pass(15);
  const requestCount = fake.state.requestedUrls.length;
  expect(watching.slots.value.state).toBe('failed');
  await pass(60);
  watching[Symbol.dispose]();
  close();
  return fake.state.requestedUrls.length - requestCount;
}

test('does not request the times of an unknown event type again', async () => {
  const fake = createFakeGateway();
  fake.state.eventType = undefined;
  expect(await countLaterRequests(fake)).toBe(0);
});

test('keeps requesting the times of a host who has none for now', async () => {
  const fake = createFakeGateway();
  fake.state.isClosed = true;
  expect(await countLaterRequests(fake)).toBeGreaterThan(0);
});

function refusal(status: number): RequestFailure {
  const absent = { reason: undefined, requestId: undefined, retryAfterSeconds: undefined };
  return { kind: 'refused', status, code: 'any', message: '', errors: {}, ...absent };
}

const unreadable = (status: number): RequestFailure => ({ kind: 'unreadable', status });

test.each([
  ['no response', { kind: 'unreachable' }, true],
  ['a page in place of data', unreadable(200), true],
  ['a page of a firewall', unreadable(403), true],
  ['a page of a proxy', unreadable(404), true],
  ['an unavailable server', refusal(503), true],
  ['too many requests', refusal(429), true],
  ['an unknown event type', refusal(404), false],
] as const)('retries after %s, at once and later: %j is %s', (_, failure, isRetried) => {
  const error = new RequestFailed(failure);
  expect([retrying.retry(0, error), retrying.refetchInterval({ state: { error } }) !== false]).toEqual([
    isRetried,
    isRetried,
  ]);
});

test('waits as long as a 429 without readable content asks, without limit', () => {
  const error = new RequestFailed({ kind: 'unreadable', status: 429, retryAfterSeconds: 60 });
  expect([retrying.retry(50, error), retrying.retryDelay(50, error)]).toEqual([true, 60_000]);
});
