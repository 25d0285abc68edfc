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

/** Creates a worker. It does nothing until it is started. */
export function createClaimWorker<Item>(options: ClaimWorkerOptions<Item>): ClaimWorker {
  const { claim, work, concurrency, workSeconds, log, messages, pollMillis = 2000, spacingMillis = 0 } = options;
  const stopController = new AbortController();
  const jobs = new Set<Promise<void>>();

  async function begin(): Promise<Promise<void>[]> {
    const limit = concurrency - jobs.size;
    if (limit <= 0 || stopController.signal.aborted) return [];
    return (await claim(limit)).map((item, place) => {
      const job = startLater(item, place * spacingMillis).finally(() => jobs.delete(job));
      jobs.add(job);
      return job;
    });
  }

  async function startLater(item: Item, millis: number): Promise<void> {
    if (millis > 0) await setTimeout(millis, undefined, { signal: stopController.signal }).catch(() => undefined);
    if (!stopController.signal.aborted) await workOn(item);
  }

  async function workOn(item: Item): Promise<void> {
    const signal = AbortSignal.any([stopController.signal, AbortSignal.timeout(workSeconds * 1000)]);
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
      stopController.abort();
      await polling.stop();
      await Promise.all(jobs);
    },
    async runDue() {
      const newJobs = await begin();
      await Promise.all(newJobs);
      return newJobs.length;
    },
  };
}
