import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';

export type PollOptions = {
  /** How long after one round the next one begins, in milliseconds. */
  readonly pollMillis: number;
  readonly log: Log;
  /** What the log says when a round fails. */
  readonly failureMessage: string;
};

/** Work that is done in rounds, in the background. */
export type Polling = {
  /** Begins a round as soon as none is under way; others follow it. */
  now(): void;
  /** Does so in a moment, once for all who ask meanwhile. */
  soon(): void;
  /** Begins no more rounds, and waits for the one under way. */
  stop(): Promise<void>;
};

/** How long `soon` waits for others: much that ends at about the same time needs one round, not one each. */
const soonMillis = 25;

/** Creates work that is done again and again, never twice at once. The log hears of the first of several failures. */
export function createPolling(work: () => Promise<unknown>, options: PollOptions): Polling {
  const { pollMillis, log, failureMessage } = options;
  let timer: NodeJS.Timeout | undefined;
  let soonTimer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  let isStopped = false;
  let isFailing = false;

  function now(): void {
    clearTimeout(timer);
    round = round.then(doOnce);
  }

  function soon(): void {
    if (!isStopped) soonTimer ??= setTimeout(beginSoon, soonMillis);
  }

  function beginSoon(): void {
    soonTimer = undefined;
    now();
  }

  async function doOnce(): Promise<void> {
    if (isStopped) return;
    await work().then(() => noteResult(undefined), noteResult);
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(now, pollMillis);
  }

  /** Not every round logs that the database is away. */
  function noteResult(error: Error | undefined): void {
    if (error && !isFailing) log.error({ error: describeError(error) }, failureMessage);
    isFailing = error !== undefined;
  }

  async function stop(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    clearTimeout(soonTimer);
    await round;
  }

  return { now, soon, stop };
}
