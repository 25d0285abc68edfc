import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Clock, Instant } from '../../time/index.ts';
import { countedSeconds, type Uses } from '../acts/index.ts';
import { answerProblem } from './answer.ts';
import type { Env } from './env.ts';

export type RateOptions = {
  readonly clock: Clock;
  /** How often one key may ask. */
  readonly requestsPerMinute: number;
};

/** Lets a key no further that has asked too often, and tells each how much it has left: draft-ietf-httpapi-ratelimit-headers. */
export function limitRate({ clock, requestsPerMinute }: RateOptions) {
  return createMiddleware<Env>(async function limitRate(context, next) {
    const { uses } = context.var;
    if (!uses) return next();
    const resetSeconds = secondsUntilReset(uses, clock());
    if (uses.count > requestsPerMinute) context.res = refuse(context, resetSeconds);
    else await next();
    // Afterwards, for an answer that is given again is made without the headers set before.
    context.header('RateLimit-Policy', `"default";q=${requestsPerMinute};w=${countedSeconds}`);
    const remaining = Math.max(0, requestsPerMinute - uses.count);
    context.header('RateLimit', `"default";r=${remaining};t=${resetSeconds}`);
  });
}

function refuse(context: Context<Env>, retryAfterSeconds: number): Response {
  return answerProblem(context, { code: 'too_many_requests', retryAfterSeconds });
}

/** Replicas' clocks differ a little, so it is kept to what can be. */
function secondsUntilReset({ since }: Uses, now: Instant): number {
  const passedSeconds = Math.floor((now - since) / 1000);
  return Math.min(countedSeconds, Math.max(1, countedSeconds - passedSeconds));
}
