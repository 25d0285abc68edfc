import { expect, test } from 'vitest';
import type { Messages } from '../../messages/index.ts';
import { failureMessage } from './failure-message.ts';

/** Only the messages that can be chosen. */
const messages = {
  notBooked: 'not answered',
  notBookedBusy: 'busy',
  notBookedTooOften: 'too often',
  notBookedLimit: 'limit',
  notBookedRefused: 'refused',
} as Messages;

test.each([
  [409, 'invitee_limit_reached', undefined, 'limit'],
  [429, 'too_many_requests', 3600, 'too often'],
  [429, 'too_many_requests', 20, 'busy'],
  [400, 'bad_request', undefined, 'refused'],
  [503, 'unavailable', undefined, 'not answered'],
] as const)('says of a refusal with %i %s, to wait %s: %s', (status, code, retryAfterSeconds, words) => {
  const failed = {
    kind: 'refused',
    status,
    code,
    message: '',
    reason: undefined,
    errors: {},
    requestId: undefined,
  } as const;
  expect(failureMessage(messages, { ...failed, retryAfterSeconds })).toBe(words);
});
