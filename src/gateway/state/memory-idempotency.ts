import type { Result } from '../../contract/index.ts';
import type { Clock, Instant } from '../../time/index.ts';
import { BoundedMap } from './bounded/index.ts';
import type { Idempotency } from './shared-state.ts';

type Remembered = {
  readonly fingerprint: string;
  readonly since: Instant;
  readonly result: Promise<Result<unknown>>;
};

const keptMillis = 24 * 60 * 60 * 1000;
const keptKeys = 10_000;

/** Creates a memory of repeated requests in this process: 24 hours, ten thousand keys. */
export function createMemoryIdempotency(clock: Clock): Idempotency {
  const known = new BoundedMap<Remembered>(keptKeys);

  function find(key: string): Remembered | undefined {
    const found = known.get(key);
    return found && Math.abs(clock() - found.since) < keptMillis ? found : undefined;
  }

  return {
    async once<Data>(key: string, fingerprint: string, act: () => Promise<Result<Data>>) {
      const before = find(key);
      if (before && before.fingerprint !== fingerprint) return 'reused';
      // The same request, so its data is of the same kind.
      if (before) return { result: (await before.result) as Result<Data>, isReplay: true };
      const result = act();
      const mine: Remembered = { fingerprint, since: clock(), result };
      known.set(key, mine);
      const forget = () => known.get(key) === mine && known.delete(key);
      try {
        const came = await result;
        if (!isFinal(came)) forget();
        return { result: came, isReplay: false };
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}

/**
 * Returns whether a result is stored and repeated. After any other problem nothing was done: the invitee mends it and
 * sends it again, with the same key if need be.
 */
export function isFinal(result: Result<unknown>): boolean {
  return result.ok || result.problem.code === 'slot_unavailable';
}
