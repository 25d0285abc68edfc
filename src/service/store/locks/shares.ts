import { type Coalesce, createCoalescer, createQueue, type Queue } from '../../concurrency/index.ts';
import { type ConnectOptions, defaultPoolSize } from '../postgres/index.ts';

/**
 * How many of a process's connections one account or key may use at once. A request that waits for a row of the
 * database holds a connection: without shares, requests for one busy host would hold them all, and no one else could
 * even read.
 */
export type Shares = {
  /** For transactions of an account, with fewer for any one part of it: a host, or the account's own settings. */
  readonly ofAccount: Queue;
  /** For counting the uses of a key. They all update one row, so waiting ones are counted together. */
  readonly ofKey: Coalesce;
  /** For reads that many requests make at the same time. Waiting ones share a read. */
  readonly ofRead: Coalesce;
};

/** The most connections of one account, up to a quarter of all. */
const maxPerAccount = 4;
const maxPerPart = 2;
/** The number that may arrive at once for a popular time. Each is a closure. */
const maxWaiting = 500;
/** As long as it may take to process all requests for one popular time, one after the other. */
const timeoutMillis = 6000;
/**
 * Together with the limits for connecting and querying, this gives every request a response within twelve seconds, even
 * if the database hangs.
 */
const stallMillis = 2500;

type SharesOptions = Pick<ConnectOptions, 'poolSize' | 'patience'>;

/** Creates the shares of a process with this many connections. */
export function createShares({ poolSize = defaultPoolSize, patience = 1 }: SharesOptions): Shares {
  const concurrency = Math.max(1, Math.min(maxPerAccount, Math.floor(poolSize / 4)));
  const partConcurrency = Math.min(maxPerPart, concurrency);
  const limits = { maxWaiting, timeoutMillis: timeoutMillis * patience, stallMillis: stallMillis * patience };
  return {
    ofAccount: createQueue({ concurrency, partConcurrency, ...limits }),
    ofKey: createCoalescer(createQueue({ concurrency: 1, ...limits })),
    ofRead: createCoalescer(createQueue({ concurrency: 1, ...limits })),
  };
}
