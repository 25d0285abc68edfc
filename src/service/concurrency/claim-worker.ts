import { setTimeout } from 'node:timers/promises';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { createPolling } from './poll.ts';

export type ClaimWorkerOptions<Item> = {
  /** Claims some of what is due for this process. */
  readonly claim: (limit: number) => Promise<readonly Item[]>;
  /** Works on one item until the signal ends it. */
  readonly work: (item: Item, signal: AbortSignal) => Promise<void>;
  /** How many items this process works on at once. */
  readonly concurrency: number;
  /**
   * Milliseconds between two starts: many at once would each need a connection to the database, and opening one takes
   * longer than most requests. @default 0
   */
  readonly spacingMillis?: number;
  /** How long the work on one item may take. */
  readonly workSeconds: number;
  readonly log: Log;
  /** The log's messages if the work on an item fails, and if due items cannot be listed. */
  readonly messages: { readonly broken: string; readonly unlisted: string };
  /** Milliseconds between two searches for what is due. @default 2000 */
  readonly pollMillis?: number;
};

/** Works on what is due, in the background. Any number of processes can do so on one database. */
export type ClaimWorker = {
  start(): void;
  /** Cancels the current work and starts no more. */
  stop(): Promise<void>;
  /** Works on what is due now, waits for it, and returns how much there was. */
  runDue(): Promise<number>;
};

export function createClaimWorker<Item>(options: ClaimWorkerOptions<Item>): ClaimWorker {
  const { claim, work, concurrency, workSeconds, log, messages, pollMillis = 2000, spacingMillis = 0 } = options;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function begin(): Promise<Promise<void>[]> {
    const limit = concurrency - underWay.size;
    if (limit <= 0 || stopping.signal.aborted) return [];
    return (await claim(limit)).map((item, place) => {
      const working = startLater(item, place * spacingMillis).finally(() => underWay.delete(working));
      underWay.add(working);
      return working;
    });
  }

  async function startLater(item: Item, millis: number): Promise<void> {
    if (millis > 0) await setTimeout(millis, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (!stopping.signal.aborted) await workOn(item);
  }

  async function workOn(item: Item): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(workSeconds * 1000)]);
    try {
      await work(item, signal);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      log.error({ error: describeError(error) }, messages.broken);
    }
  }

  const polling = createPolling(begin, { pollMillis, log, failureMessage: messages.unlisted });
  return {
    start: polling.now,
    async stop() {
      stopping.abort();
      await polling.stop();
      await Promise.all(underWay);
    },
    async runDue() {
      const running = await begin();
      await Promise.all(running);
      return running.length;
    },
  };
}
