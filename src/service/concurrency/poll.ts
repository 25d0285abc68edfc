import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';

export type PollOptions = {
  /** How long after one round the next one begins, in milliseconds. */
  readonly pollMillis: number;
  readonly log: Log;
  /** The log's message when a round fails. */
  readonly failureMessage: string;
};

/** Work that is done in rounds, in the background. */
export type Polling = {
  /** Starts a round as soon as none is under way. Further rounds follow it. */
  now(): void;
  /** Starts one round in a moment, for all callers in the meantime. */
  soon(): void;
  /** Starts no more rounds, and waits for the one under way. */
  stop(): Promise<void>;
};

/** How long `soon` waits for other calls: many events that end at about the same time need only one round. */
const soonMillis = 25;

/** Creates work that is repeated and never overlaps. Logs only the first of several failures in a row. */
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
    await work().then(() => recordResult(undefined), recordResult);
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(now, pollMillis);
  }

  /** A database outage must not be logged by every round. */
  function recordResult(error: Error | undefined): void {
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
