import { createQueue, createSharedWork, type Queue, type ShareWork } from '../../concurrency/index.ts';

/**
 * How much of a process's connections one account or key may use at once. What waits for a row of the database waits on
 * a connection: without shares, those who wait for one busy host would hold them all, and nobody else could even read.
 */
export type Shares = {
  /** For transactions of an account, fewer of any one part of it: a host, or the account's own settings. */
  readonly ofAccount: Queue;
  /** For counting the uses of a key, all of which change one row: those that wait are counted together. */
  readonly ofKey: ShareWork;
  /** For reads that many ask for at once: those that wait share one. */
  readonly ofRead: ShareWork;
};

/** Of the connections there are, one account takes a quarter at the most, and no more than this. */
const mostOfAccount = 4;
const mostOfPart = 2;
/** As many as may come at once for a popular time; each is a closure. */
const maxWaiting = 500;
/** As long as a crowd at one popular time may take to be booked, one after the other. */
const timeoutMillis = 6000;
/** With what connecting and asking may take then, a request is answered within twelve seconds, database hung or not. */
const stallMillis = 2500;

/** Creates the shares of a process with so many connections. */
export function createShares(poolSize: number): Shares {
  const concurrency = Math.max(1, Math.min(mostOfAccount, Math.floor(poolSize / 4)));
  const partConcurrency = Math.min(mostOfPart, concurrency);
  return {
    ofAccount: createQueue({ concurrency, partConcurrency, maxWaiting, timeoutMillis, stallMillis }),
    ofKey: createSharedWork(createQueue({ concurrency: 1, maxWaiting, timeoutMillis, stallMillis })),
    ofRead: createSharedWork(createQueue({ concurrency: 1, maxWaiting, timeoutMillis, stallMillis })),
  };
}
