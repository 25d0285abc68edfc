import { asInstant, type Clock, type Instant } from '../../time/index.ts';
import { budgetSeconds, maxReadings, wholeSeconds } from './shared-limits.ts';
import type { Budget, Grant, Purpose } from './shared-state.ts';

type SpentRequest = {
  readonly purpose: Purpose;
  /** Absent while the request is under way. */
  endedAt?: Instant;
};

/** What may be spent, and by which clock. */
export type BudgetOptions = {
  /** The most requests that the server accepts in any 60 seconds. */
  readonly requestsPerMinute: number;
  readonly clock: Clock;
};

/**
 * Creates a budget in the memory of this process: a number of requests in any 60 seconds, a quarter of them reserved
 * for bookings.
 *
 * A request counts from the moment it is sent until a minute after its response. The server received it somewhere in
 * between, so it can never count more than the limit in one of its own minutes, however slow the network is.
 */
export function createMemoryBudget({ requestsPerMinute, clock }: BudgetOptions): Budget {
  const forReading = maxReadings(requestsPerMinute);
  let spentRequests: SpentRequest[] = [];
  let pause = { since: asInstant(0), until: asInstant(0) };

  function refusalOf(purpose: Purpose, now: Instant): SpentRequest[] | undefined {
    // In both directions: after the clock was set back, requests must not count for longer.
    spentRequests = spentRequests.filter(({ endedAt = now }) => Math.abs(now - endedAt) < budgetSeconds * 1000);
    if (spentRequests.length >= requestsPerMinute) return spentRequests;
    const readings = spentRequests.filter((request) => request.purpose === 'reading');
    return purpose === 'reading' && readings.length >= forReading ? readings : undefined;
  }

  /** A pause that began later than now: the clock was set back. */
  function isPaused(now: Instant): boolean {
    return pause.since <= now && now < pause.until;
  }

  return {
    async take(purpose): Promise<Grant> {
      const now = clock();
      if (isPaused(now)) return { ok: false, retryAfterSeconds: wholeSeconds(pause.until - now) };
      const blocking = refusalOf(purpose, now);
      if (blocking) return { ok: false, retryAfterSeconds: secondsUntilOneLeaves(blocking, now) };
      const request: SpentRequest = { purpose };
      spentRequests.push(request);
      return {
        ok: true,
        async done() {
          request.endedAt = clock();
        },
      };
    },
    async pause(seconds) {
      const since = clock();
      const until = asInstant(since + seconds * 1000);
      pause = { since, until: isPaused(since) && pause.until > until ? pause.until : until };
    },
  };
}

/** The budget for a server that does not count requests. */
export const unlimitedBudget: Budget = {
  take: async () => ({ ok: true, done: async () => undefined }),
  pause: async () => undefined,
};

function secondsUntilOneLeaves(spentRequests: readonly SpentRequest[], now: Instant): number {
  const leaving = spentRequests.map(({ endedAt = now }) => endedAt + budgetSeconds * 1000 - now);
  return wholeSeconds(Math.min(...leaving, budgetSeconds * 1000));
}
