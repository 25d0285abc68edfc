import type { Problem } from '../../contract/index.ts';
import { asInstant, type Clock, type Instant } from '../../time/index.ts';
import { BoundedMap } from '../state/index.ts';

/** Why a request failed, and the period in which it is not sent again. */
export type BackoffPeriod = { readonly problem: Problem; readonly since: Instant; readonly until: Instant };

/** Stops requests to a server that fails, for a while and for each request separately. */
export type Backoff = {
  /** Returns the current backoff of a request, if any. */
  find(key: string): BackoffPeriod | undefined;
  begin(key: string, problem: Problem): void;
  end(key: string): void;
};

/** How long to wait before the next attempt, unless the server asks for longer. */
const shortestSeconds = 5;
/** The longest backoff, however much longer one response asks for. */
const longestSeconds = 60;
const rememberedPeriods = 1000;

/** Creates the backoff of one gateway. */
export function createBackoff(clock: Clock): Backoff {
  const periods = new BoundedMap<BackoffPeriod>(rememberedPeriods);
  return {
    find(key) {
      const period = periods.get(key);
      const now = clock();
      // A period that began later than now: the clock was set back.
      return period && period.since <= now && now < period.until ? period : undefined;
    },
    begin(key, problem) {
      const requestedSeconds = isFailing(problem) ? (problem.retryAfterSeconds ?? shortestSeconds) : shortestSeconds;
      const seconds = Math.min(Math.max(requestedSeconds, shortestSeconds), longestSeconds);
      const since = clock();
      periods.set(key, { problem, since, until: asInstant(since + seconds * 1000) });
    },
    end: (key) => periods.delete(key),
  };
}

/** Returns whether the server itself failed. A spent request budget is not a failure of the server. */
export function isFailing({ code }: Problem): boolean {
  return code === 'unavailable' || code === 'internal_error';
}
