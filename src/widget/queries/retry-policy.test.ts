import { expect, test } from 'vitest';
import type { RequestFailure } from '../../api/index.ts';
import { RequestFailed } from './request-failed.ts';
import { retrying } from './retry-policy.ts';

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
