import { expect, test } from 'vitest';
import { errorDetail } from './report.ts';

const message = 'The gateway sent no readable response.';

test('names a lost connection in code and message of sched:error', () => {
  const detail = { code: 'unreachable', message, status: null, retryAfter: null, requestId: null };
  expect(errorDetail({ kind: 'unreachable', cause: new TypeError('Failed to fetch') })).toEqual(detail);
});

test('keeps the status and the wait of a response that is unreadable', () => {
  const detail = { code: 'unreadable', message, status: 503, retryAfter: 5, requestId: null };
  expect(errorDetail({ kind: 'unreadable', status: 503, retryAfterSeconds: 5 })).toEqual(detail);
});

test("repeats the gateway's own code and message of a refusal", () => {
  const refused = {
    kind: 'refused',
    status: 422,
    code: 'invalid',
    message: 'No.',
    errors: {},
    reason: undefined,
  } as const;
  const detail = { code: 'invalid', message: 'No.', status: 422, retryAfter: null, requestId: 'r1' };
  expect(errorDetail({ ...refused, requestId: 'r1', retryAfterSeconds: undefined })).toEqual(detail);
});
