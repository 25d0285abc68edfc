import { expect, test } from 'vitest';
import type { RequestFailure } from '../../queries/index.ts';
import { decideRetry, isResultUnknown } from './retry-decision.ts';

const unreachable: RequestFailure = { kind: 'unreachable' };
const first = { attempts: 1, proofs: 0, isOnline: true };

function refusal(status: number, code: string, retryAfterSeconds?: number): RequestFailure {
  return {
    kind: 'refused',
    status,
    code,
    message: '',
    errors: {},
    reason: undefined,
    requestId: undefined,
    retryAfterSeconds,
  };
}

test.each([
  ['a lost reply', unreachable, first, { action: 'wait', seconds: 1, isSilent: true }],
  ['a second lost reply', unreachable, { ...first, attempts: 2 }, { action: 'wait', seconds: 2, isSilent: false }],
  ['a ninth lost reply', unreachable, { ...first, attempts: 9 }, { action: 'stop' }],
  ['no connection', unreachable, { ...first, isOnline: false }, { action: 'wait', seconds: 30, isSilent: false }],
  ['an unavailable server', refusal(503, 'unavailable', 7), first, { action: 'wait', seconds: 7, isSilent: false }],
  ['too many requests', refusal(429, 'too_many_requests', 20), first, { action: 'wait', seconds: 20, isSilent: false }],
  ['a wait of an hour', refusal(429, 'too_many_requests', 3600), first, { action: 'stop' }],
  [
    'a booking under way',
    refusal(409, 'idempotency_in_progress'),
    first,
    { action: 'wait', seconds: 1, isSilent: true },
  ],
  ['a request for a proof', refusal(403, 'form_token_required'), first, { action: 'prove' }],
  ['a fourth request for a proof', refusal(403, 'form_token_required'), { ...first, proofs: 3 }, { action: 'stop' }],
  ['a wrong answer', refusal(422, 'validation_failed'), first, { action: 'stop' }],
  ['a time that was taken', refusal(409, 'slot_unavailable'), first, { action: 'stop' }],
] as const)('decides whether to retry after %s', (_, failure, attempts, next) => {
  expect(decideRetry(failure, attempts)).toEqual(next);
});

test.each([
  [unreachable, true],
  [refusal(500, 'internal_error'), true],
  [refusal(409, 'idempotency_in_progress'), true],
  [refusal(409, 'slot_unavailable'), false],
  [refusal(429, 'too_many_requests'), false],
])('tells whether the booking may have been made: %j', (failure, isUnknown) => {
  expect(isResultUnknown(failure)).toBe(isUnknown);
});
