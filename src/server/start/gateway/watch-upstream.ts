import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { UpstreamCheck } from '../../../gateway/index.ts';

export type WatchOptions = {
  /** Checks once whether the server accepts the key. */
  readonly check: () => Promise<UpstreamCheck>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Waits for this many seconds. Rejects if there is nothing to wait for any longer. */
  readonly wait?: (seconds: number, signal: AbortSignal) => Promise<void>;
};

/** Watches whether the server behind the gateway accepts its key. */
export type UpstreamWatch = {
  /** Returns why the gateway cannot work, or undefined. */
  findObstacle(): string | undefined;
  /** Checks again, because the server refused the key of a request; at most once a minute. */
  recheck(): void;
  stop(): void;
};

type Obstacle = Exclude<UpstreamCheck, { readonly state: 'accepted' }>;

/** Reasons that anyone may read. The address of the server is only for the log. */
const reasons: Readonly<Record<Obstacle['state'], string>> = {
  refused: 'the server behind the gateway refuses its key',
  missing: 'no scheduling service answers behind the gateway',
  busy: 'the server behind the gateway is busy',
};

const firstWaitSeconds = 1;
const longestWaitSeconds = 60;

/**
 * Checks whether the server accepts the key. Throws an error that says so if it refuses it. A server that is away, or
 * is not a scheduling service, causes a warning in the log: it is checked again, at longer and longer intervals, until
 * it accepts the key.
 */
export async function watchUpstream({ check, log, wait = waitQuietly }: WatchOptions): Promise<UpstreamWatch> {
  const stopController = new AbortController();
  let obstacle: Obstacle | undefined;
  let isChecking = false;

  function record(result: UpstreamCheck): boolean {
    if (result.state === 'accepted') {
      if (obstacle !== undefined) log.info('the server at UPSTREAM_URL accepts the key');
      obstacle = undefined;
      return true;
    }
    // Log the same failure only once.
    if (result.sentence !== obstacle?.sentence) {
      const level = result.state === 'refused' ? 'error' : 'warn';
      log[level](`${result.sentence} It is checked again until it accepts the key.`);
    }
    obstacle = result;
    return false;
  }

  async function checkUntilAccepted(): Promise<void> {
    let seconds = firstWaitSeconds;
    while (!stopController.signal.aborted) {
      await wait(seconds, stopController.signal);
      if (record(await check())) return;
      seconds = Math.min(seconds * 2, longestWaitSeconds);
    }
  }

  /** Checks in the background. Fails only if the process ends. */
  function checkInBackground(checkUpstream: () => Promise<void>): void {
    if (isChecking) return;
    isChecking = true;
    checkUpstream()
      .catch(
        (error: unknown) =>
          stopController.signal.aborted || log.error({ error }, 'the server at UPSTREAM_URL is not watched'),
      )
      .finally(() => {
        isChecking = false;
      });
  }

  const result = await check();
  if (result.state === 'refused') throw new Error(result.sentence);
  if (!record(result)) checkInBackground(checkUntilAccepted);
  return {
    findObstacle: () => obstacle && reasons[obstacle.state],
    recheck: () =>
      checkInBackground(async function checkAndRest() {
        await checkUntilAccepted();
        // A server that accepts the key here and refuses it elsewhere must not be checked for every visitor.
        await wait(longestWaitSeconds, stopController.signal);
      }),
    stop: () => stopController.abort(),
  };
}

async function waitQuietly(seconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(seconds * 1000, undefined, { signal, ref: false });
}
