import { createMiddleware } from 'hono/factory';
import type { Problem } from '../../contract/index.ts';
import type { Clock, Instant } from '../../time/index.ts';
import { type KeyUse, rateWindowSeconds } from '../records/index.ts';
import type { Env } from './env.ts';
import { respondWithProblem } from './respond.ts';

export type RateOptions = {
  readonly clock: Clock;
  /** How many requests one key may send. */
  readonly requestsPerMinute: number;
};

/** Refuses a key that has sent too many requests. Every response says how many requests its key has left. */
export function limitRate(options: RateOptions) {
  return createMiddleware<Env>(async function limitRate(context, next) {
    const { use } = context.var;
    if (!use) return next();
    const problem = problemOfUse(use, options);
    if (problem) context.res = respondWithProblem(context, problem);
    else await next();
    // Afterwards, because a replayed response does not have headers that were set before.
    writeRateHeaders(context.res.headers, { ...options, use });
  });
}

/** Returns the refusal of a use over the limit of a key. */
export function problemOfUse(use: KeyUse, { clock }: RateOptions): Problem | undefined {
  if (!use.isRefused) return undefined;
  return { code: 'too_many_requests', retryAfterSeconds: secondsUntilMore(use, clock()) };
}

type RateUse = RateOptions & { readonly use: KeyUse };

/** Writes how many requests a key has left (draft-ietf-httpapi-ratelimit-headers). */
export function writeRateHeaders(headers: Headers, { use, clock, requestsPerMinute }: RateUse): void {
  headers.set('RateLimit-Policy', `"default";q=${requestsPerMinute};w=${rateWindowSeconds}`);
  const remaining = Math.max(0, requestsPerMinute - use.count);
  headers.set('RateLimit', `"default";r=${remaining};t=${secondsUntilMore(use, clock())}`);
}

/** The minute slides: there is more as soon as the first use expires. The clocks of replicas differ a little. */
function secondsUntilMore({ oldest }: KeyUse, now: Instant): number {
  const passedSeconds = Math.floor((now - (oldest ?? now)) / 1000);
  return Math.min(rateWindowSeconds, Math.max(1, rateWindowSeconds - passedSeconds));
}
