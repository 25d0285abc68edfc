import { setTimeout as wait } from 'node:timers/promises';
import { withTimeout } from './with-timeout.ts';

/** Keeps requests from a server that has just failed, and probes it until it is back. */
export type Breaker = {
  /** Makes the attempt, unless the server is down. A failure marks it as down. */
  run<Data>(attempt: () => Promise<Data>): Promise<Data>;
  /** Records that the server is available. */
  close(): void;
};

export type BreakerOptions = {
  /** Probes the server in the background, so that no visitor waits for a server that hangs. */
  readonly probe: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
  /** Ends the probing. */
  readonly signal: AbortSignal;
  /** How long a script may take before its server counts as down. @default 1000 */
  readonly responseMillis?: number | undefined;
};

/** The pause before the first probe after a failure. Each further pause is twice as long. */
const firstPauseMillis = 1000;
const longestPauseMillis = 30_000;

/** Creates the breaker of one server, which counts as available at first. */
export function createBreaker({ probe, onError, signal, responseMillis = 1000 }: BreakerOptions): Breaker {
  let isDown = false;

  async function probeUntilUp(): Promise<void> {
    for (let pause = firstPauseMillis; isDown; pause = Math.min(pause * 2, longestPauseMillis)) {
      await wait(pause, undefined, { signal, ref: false });
      try {
        if (isDown) await withTimeout(probe(), responseMillis);
        isDown = false;
      } catch (error) {
        onError(error);
      }
    }
  }

  return {
    async run(attempt) {
      if (isDown) throw new Error('Redis did not respond a moment ago.');
      try {
        return await withTimeout(attempt(), responseMillis);
      } catch (error) {
        if (!isDown && !signal.aborted) {
          isDown = true;
          // It ends by itself, or with the connection.
          probeUntilUp().catch(() => undefined);
        }
        throw error;
      }
    },
    close() {
      isDown = false;
    },
  };
}
