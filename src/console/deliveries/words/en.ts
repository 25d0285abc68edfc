import type { FailureReason } from '../../../contract/index.ts';
import { countingOf } from '../../words/index.ts';

const { counted } = countingOf('en');

export const words = {
  reasons: {
    timeout: 'The program did not respond in time.',
    unreachable: 'The address could not be reached.',
    refused_address: 'This server does not send to this address.',
    unexpected_status: 'The program rejected the message.',
    webhook_gone: 'The program responded that this address no longer exists.',
    webhook_silent: 'The program has not responded for days, so the webhook was paused.',
    restored: 'It was not sent again after a backup was restored.',
  } satisfies Record<FailureReason, string>,
  answered: (status: number) => `Response: ${status}`,
  attempts: (count: number) => counted(count, { one: '# attempt', other: '# attempts' }),
  nextAttempt: (when: string) => `Next attempt ${when}`,
};

export type DeliveriesWords = typeof words;
