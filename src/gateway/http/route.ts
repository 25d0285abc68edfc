import type { Context } from 'hono';
import { type EmbedEndpointName, embedEndpoints } from '../../contract/index.ts';
import type { RouteDependencies } from './dependencies.ts';
import type { Env } from './env.ts';

/** Answers a request to one route. */
export type Handler = (context: Context<Env>) => Promise<Response>;

/** Wraps a handler so that the visitor's request is counted first; a visitor who asked too much does not get through. */
export function limited({ guard, respond }: RouteDependencies, handler: Handler): Handler {
  return async function handleLimited(context) {
    const allowance = await guard.request(context.env.address);
    context.set('allowance', allowance);
    if (!allowance?.tally.isOver) return handler(context);
    const { resetSeconds: retryAfterSeconds } = allowance.tally;
    return respond.problem(context, { code: 'too_many_requests', retryAfterSeconds });
  };
}

/** Returns the path of an endpoint in Hono's spelling, `:id` for `{id}`. */
export function pathOf(name: EmbedEndpointName): string {
  return embedEndpoints[name].path.replace(/\{(\w+)\}/g, ':$1');
}
