import { type Result, refuse } from '../../../contract/index.ts';
import { createQueue, whenFull } from '../../concurrency/index.ts';

/** How long a request for a reading waits for it. */
export const requestedReadMillis = 8000;

/**
 * How many readings of one account that somebody asked for run at once, and how many may wait. Each may download 10 MB,
 * so that without a limit one account could fill the memory.
 */
const limits = {
  concurrency: 2,
  maxWaiting: 10,
  timeoutMillis: requestedReadMillis,
  stallMillis: 2 * requestedReadMillis,
};

const retryAfterSeconds = 10;

/** Runs a reading in turn with the others of its account. Refused if too many are under way. */
export type RequestedReadings = <Data>(accountId: number, read: () => Promise<Result<Data>>) => Promise<Result<Data>>;

/** Creates the queue of readings that somebody waits for, other than a booking. */
export function createRequestedReadings(): RequestedReadings {
  const queue = createQueue(limits);
  return function readInTurn(accountId, read) {
    return whenFull(queue({ key: accountId }, read), () => refuse({ code: 'unavailable', retryAfterSeconds }));
  };
}
