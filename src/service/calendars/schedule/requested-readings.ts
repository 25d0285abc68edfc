import { type Result, refuse } from '../../../contract/index.ts';
import { createQueue, whenFull } from '../../concurrency/index.ts';

/** How long a request waits for its read, in milliseconds. */
export const requestedReadMillis = 8000;

/**
 * How many requested reads of one account run at once, and how many may wait. Each may download 10 MB of several
 * calendars, so without a limit one account could fill the memory.
 */
const limits = {
  concurrency: 2,
  maxWaiting: 10,
  timeoutMillis: requestedReadMillis,
  stallMillis: 2 * requestedReadMillis,
};

const retryAfterSeconds = 10;

/** Runs a read in the queue of its account. Refuses if too many are in progress. */
export type RequestedReadings = <Data>(accountId: number, read: () => Promise<Result<Data>>) => Promise<Result<Data>>;

/** Creates the queues of the reads that users ask for. */
export function createRequestedReadings(): RequestedReadings {
  const queue = createQueue(limits);
  return function readInTurn(accountId, read) {
    return whenFull(queue({ key: accountId }, read), () => refuse({ code: 'unavailable', retryAfterSeconds }));
  };
}
