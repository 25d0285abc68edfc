import { expect, test } from 'vitest';
import type { Failed } from '../queries/index.ts';
import { decideRetry, isOutcomeUnknown } from './retry-decision.ts';

const unreachable: Failed = { kind: 'unreachable' };
const first = { attempts: 1, proofs: 0, isOnline: true };

function refused(status: number, code: string, retryAfterSeconds?: number): Failed {
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
  ['a lost reply', unreachable, first, { act: 'wait', seconds: 1, isSilent: true }],
  ['a second one', unreachable, { ...first, attempts: 2 }, { act: 'wait', seconds: 2, isSilent: false }],
  ['a ninth one', unreachable, { ...first, attempts: 9 }, { act: 'stop' }],
  ['no connection', unreachable, { ...first, isOnline: false }, { act: 'wait', seconds: 30, isSilent: false }],
  ['a server in trouble', refused(503, 'unavailable', 7), first, { act: 'wait', seconds: 7, isSilent: false }],
  ['too many requests', refused(429, 'too_many_requests', 20), first, { act: 'wait', seconds: 20, isSilent: false }],
  ['far too many', refused(429, 'too_many_requests', 3600), first, { act: 'stop' }],
  ['a booking under way', refused(409, 'idempotency_in_progress'), first, { act: 'wait', seconds: 1, isSilent: true }],
  ['a proof wanted', refused(403, 'form_token_required'), first, { act: 'prove' }],
  ['a fourth proof wanted', refused(403, 'form_token_required'), { ...first, proofs: 3 }, { act: 'stop' }],
  ['a wrong answer', refused(422, 'validation_failed'), first, { act: 'stop' }],
  ['a time that was taken', refused(409, 'slot_unavailable'), first, { act: 'stop' }],
] as const)('decides whether to retry after %s', (_, failed, attempts, next) => {
  expect(decideRetry(failed, attempts)).toEqual(next);
});

test.each([
  [unreachable, true],
  [refused(500, 'internal_error'), true],
  [refused(409, 'idempotency_in_progress'), true],
  [refused(409, 'slot_unavailable'), false],
  [refused(429, 'too_many_requests'), false],
])('tells whether the booking may have been made: %j', (failed, isUnknown) => {
  expect(isOutcomeUnknown(failed)).toBe(isUnknown);
});
