import { createQueue, createSteps, type QueueOptions, untilAborted } from '../../concurrency/index.ts';

/**
 * How many sources of one account are read at once for bookings. Until one of them sends a long response, it holds
 * little memory.
 */
const sourcesAtOnce = 20;

/**
 * How many of them may read long responses at once, of up to 10 MB each: without a limit, one account could fill the
 * memory by booking often.
 */
const longAtOnce = 4;

/** How many may wait. An account can connect 500 sources, and bookings that need the same source share one reading. */
const maxWaiting = 1000;

type BookingReading = { readonly accountId: number; readonly signal: AbortSignal };

/**
 * Reads a source in the queue of its account. Before each step of a long response, the reading waits with the function
 * that it gets. Rejects if its turn does not come in time.
 */
export type BookingReadings = <Result>(
  reading: BookingReading,
  read: (nextStep: () => Promise<void>) => Promise<Result>,
) => Promise<Result>;

/** Creates the queues of the reads that bookings wait for, for so many milliseconds. */
export function createBookingReadings(waitMillis: number): BookingReadings {
  const limits = { maxWaiting, timeoutMillis: waitMillis, stallMillis: 2 * waitMillis };
  const sources = createQueue({ ...limits, concurrency: sourcesAtOnce });
  const openPlace = createPlaces({ ...limits, concurrency: longAtOnce });
  const nextRound = createSteps();

  return function readInTurn({ accountId, signal }, read) {
    return sources({ key: accountId }, async () => {
      signal.throwIfAborted();
      const place = openPlace(accountId);
      try {
        return await read(async () => {
          await untilAborted(place.enter(), signal);
          await nextRound();
        });
      } finally {
        place.leave();
      }
    });
  };
}

/** Creates places of accounts. One is taken by the first `enter`, and kept until `leave`. */
function createPlaces(options: QueueOptions) {
  const queue = createQueue(options);

  return function openPlace(accountId: number) {
    const [entry, exit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isRequested = false;

    function enter(): Promise<void> {
      if (!isRequested) {
        const stay = queue({ key: accountId }, () => {
          entry.resolve();
          return exit.promise;
        });
        stay.catch(entry.reject);
      }
      isRequested = true;
      return entry.promise;
    }

    return { enter, leave: exit.resolve };
  };
}
