import { expect, test } from 'vitest';
import type { Messages } from '../../messages/index.ts';
import { failureMessage } from './failure-message.ts';

const refusal = {
  kind: 'refused',
  message: '',
  reason: undefined,
  errors: {},
  requestId: undefined,
  retryAfterSeconds: undefined,
} as const;

/** Only the messages that can be chosen. */
const messages = {
  notBooked: 'not answered',
  notBookedBusy: 'busy',
  notBookedTooOften: 'too often',
  notBookedLimit: 'limit',
  notBookedRefused: 'refused',
  questionsChanged: 'questions',
} as Messages;

test('says of refused answers that the questions have changed', () => {
  const errors = { 'answers.company': ['is required'] };
  expect(failureMessage(messages, { ...refusal, status: 422, code: 'validation_failed', errors })).toBe('questions');
});

test.each([
  [409, 'invitee_limit_reached', undefined, 'limit'],
  [429, 'too_many_requests', 3600, 'too often'],
  [429, 'too_many_requests', 20, 'busy'],
  [400, 'bad_request', undefined, 'refused'],
  [503, 'unavailable', undefined, 'not answered'],
] as const)('says of a refusal with %i %s, to wait %s: %s', (status, code, retryAfterSeconds, words) => {
  expect(failureMessage(messages, { ...refusal, status, code, retryAfterSeconds })).toBe(words);
});
