import { asInstant, type Clock, type Instant } from '../../../time/index.ts';
import type { AttemptLimits } from '../people-context.ts';

type Count = { readonly endsAt: Instant; count: number };

/** Creates limits as simple as the port allows; those that servers use have laws of their own. */
export function createTestLimits(clock: Clock): AttemptLimits {
  const counts = new Map<string, Count>();
  const permits = new Map<string, Instant>();
  return {
    async count(key, { max, windowSeconds }) {
      const entry = counts.get(key);
      const current =
        entry && entry.endsAt > clock() ? entry : { endsAt: asInstant(clock() + windowSeconds * 1000), count: 0 };
      counts.set(key, current);
      const isOver = current.count >= max;
      if (!isOver) current.count += 1;
      const resetSeconds = Math.ceil((current.endsAt - clock()) / 1000);
      return { isOver, left: max - current.count, resetSeconds };
    },
    async refund(key) {
      const current = counts.get(key);
      if (current && current.count > 0) current.count -= 1;
    },
    async acquire(key, { until }) {
      if ((permits.get(key) ?? 0) > clock()) return false;
      permits.set(key, until);
      return true;
    },
  };
}
