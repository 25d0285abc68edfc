import { expect, test } from 'vitest';
import type { Messages } from '../messages/index.ts';
import { changeFailureMessage } from './failure-message.ts';

/** Only the messages that can be chosen. */
const messages = { notChangedBusy: 'busy', notChangedTooOften: 'too often' } as Messages;

test.each([
  [20, 'busy'],
  [undefined, 'busy'],
  [3600, 'too often'],
] as const)('shows for a refusal with a wait of %s seconds: %s', (retryAfterSeconds, words) => {
  const refusal = { kind: 'refused', status: 429, code: 'too_many_requests', message: '' } as const;
  const failure = { ...refusal, reason: undefined, errors: {}, requestId: undefined, retryAfterSeconds };
  expect(changeFailureMessage(messages, failure)).toBe(words);
});
