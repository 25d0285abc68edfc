import type { Context } from 'hono';
import { type EmbedEndpointName, embedEndpoints } from '../contract/index.ts';
import type { Desk } from './desk.ts';
import type { FormTokens } from './form-tokens.ts';
import type { Guard } from './guard.ts';
import type { OriginRules } from './origins.ts';
import type { Idempotency } from './parts.ts';
import type { Respond } from './respond.ts';
import type { Env } from './visit.ts';
import type { Write } from './written.ts';

/** What the routes work with. */
export type Workplace = {
  readonly desk: Desk;
  readonly formTokens: FormTokens;
  readonly guard: Guard;
  readonly idempotency: Idempotency;
  readonly respond: Respond;
  readonly write: Write;
  readonly allowedOrigins: OriginRules;
};

type Answer = (context: Context<Env>) => Promise<Response>;

/** Makes an answer one that counts the visitor's request first, and that a visitor who asked too much does not get. */
export function counted({ guard, respond }: Workplace, answer: Answer): Answer {
  return async function answerCounted(context) {
    const allowance = await guard.request(context.env.address);
    context.set('allowance', allowance);
    if (!allowance?.tally.isOver) return answer(context);
    const { resetSeconds: retryAfterSeconds } = allowance.tally;
    return respond.problem(context, { code: 'too_many_requests', retryAfterSeconds });
  };
}

/** Returns the path of an endpoint in Hono's spelling, `:id` for `{id}`. */
export function routeOf(name: EmbedEndpointName): string {
  return embedEndpoints[name].path.replace(/\{(\w+)\}/g, ':$1');
}
