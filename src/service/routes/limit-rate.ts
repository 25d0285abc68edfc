import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Clock, Instant } from '../../time/index.ts';
import { type KeyUse, rateWindowSeconds } from '../records/index.ts';
import type { Env } from './env.ts';
import { respondWithProblem } from './respond.ts';

export type RateOptions = {
  readonly clock: Clock;
  /** How often one key may ask. */
  readonly requestsPerMinute: number;
};

/** Lets a key no further that has asked too often, and tells each how much it has left: draft-ietf-httpapi-ratelimit-headers. */
export function limitRate({ clock, requestsPerMinute }: RateOptions) {
  return createMiddleware<Env>(async function limitRate(context, next) {
    const { use } = context.var;
    if (!use) return next();
    const moreAfterSeconds = secondsUntilMore(use, clock());
    if (use.isRefused) context.res = refuse(context, moreAfterSeconds);
    else await next();
    // Afterwards, for an answer that is given again is made without the headers set before.
    context.header('RateLimit-Policy', `"default";q=${requestsPerMinute};w=${rateWindowSeconds}`);
    const remaining = Math.max(0, requestsPerMinute - use.count);
    context.header('RateLimit', `"default";r=${remaining};t=${moreAfterSeconds}`);
  });
}

function refuse(context: Context<Env>, retryAfterSeconds: number): Response {
  return respondWithProblem(context, { code: 'too_many_requests', retryAfterSeconds });
}

/** The minute slides: there is more as soon as the first use is forgotten. Replicas' clocks differ a little. */
function secondsUntilMore({ oldest }: KeyUse, now: Instant): number {
  const passedSeconds = Math.floor((now - (oldest ?? now)) / 1000);
  return Math.min(rateWindowSeconds, Math.max(1, rateWindowSeconds - passedSeconds));
}
