import type { Context } from 'hono';
import { type EmbedEndpointName, embedEndpoints } from '../../contract/index.ts';
import type { Guard } from '../limits/index.ts';
import type { Env } from './env.ts';
import type { Respond } from './responses/index.ts';

/** Responds to a request to one route. */
export type Handler = (context: Context<Env>) => Promise<Response>;

/**
 * Wraps a handler so that the request of a visitor is counted first. A visitor over the limit does not reach the
 * handler.
 */
export type HandlerLimit = (handler: Handler) => Handler;

/** Creates the rate limit of every route. */
export function createHandlerLimit({
  guard,
  respond,
}: {
  readonly guard: Guard;
  readonly respond: Respond;
}): HandlerLimit {
  return function limited(handler) {
    return async function handleLimited(context) {
      const allowance = await guard.request(context.env.address);
      context.set('allowance', allowance);
      if (!allowance?.state.isOver) return handler(context);
      const { resetSeconds: retryAfterSeconds } = allowance.state;
      return respond.problem(context, { code: 'too_many_requests', retryAfterSeconds });
    };
  };
}

/** Returns the path of an endpoint in Hono's spelling, `:id` for `{id}`. */
export function pathOf(name: EmbedEndpointName): string {
  return embedEndpoints[name].path.replace(/\{(\w+)\}/g, ':$1');
}
