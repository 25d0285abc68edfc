import type { Result } from '../../contract/index.ts';
import type { Clock, Instant } from '../../time/index.ts';
import { BoundedMap } from './bounded/index.ts';
import { idempotencyMillis } from './shared-limits.ts';
import type { Idempotency } from './shared-state.ts';

type StoredResult = {
  readonly fingerprint: string;
  readonly since: Instant;
  readonly result: Promise<Result<unknown>>;
};

const keptKeys = 10_000;

/** Creates the store of idempotency keys in the memory of this process: ten thousand keys, for 24 hours. */
export function createMemoryIdempotency(clock: Clock): Idempotency {
  const results = new BoundedMap<StoredResult>(keptKeys);

  function find(key: string): StoredResult | undefined {
    const entry = results.get(key);
    return entry && Math.abs(clock() - entry.since) < idempotencyMillis ? entry : undefined;
  }

  return {
    async runOnce<Data>(key: string, fingerprint: string, operation: () => Promise<Result<Data>>) {
      const before = find(key);
      if (before && before.fingerprint !== fingerprint) return 'reused';
      // The same request, so its data has the same type.
      if (before) return { result: (await before.result) as Result<Data>, isReplay: true };
      const result = operation();
      const entry: StoredResult = { fingerprint, since: clock(), result };
      results.set(key, entry);
      const forget = () => results.get(key) === entry && results.delete(key);
      try {
        const outcome = await result;
        if (!isFinal(outcome)) forget();
        return { result: outcome, isReplay: false };
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}

/**
 * Returns whether a result is stored and replayed. After any other problem the invitee may correct the request and send
 * it again with the same key. After `unavailable` the server may have booked: `BookingRecovery` finds that out.
 */
export function isFinal(result: Result<unknown>): boolean {
  return result.ok || result.problem.code === 'slot_unavailable';
}
