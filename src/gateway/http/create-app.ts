import { type Context, Hono } from 'hono';
import type { Clock } from '../../time/index.ts';
import type { Guard } from '../limits/index.ts';
import type { Operations } from '../operations/index.ts';
import type { Idempotency } from '../state/index.ts';
import type { ManageTokens } from '../tokens/index.ts';
import type { CachedUpstream } from '../upstream/index.ts';
import { createAccountOrigins } from './account-origins.ts';
import { mountBookingRoutes } from './booking-routes.ts';
import type { Env } from './env.ts';
import { mountManageRoutes } from './manage-routes.ts';
import type { OriginRules } from './origins/index.ts';
import { createReadEventType } from './read-event-type.ts';
import { mountReadRoutes } from './read-routes.ts';
import { type Compress, createRespond, createWriteBody } from './responses/index.ts';
import { createHandlerLimit } from './route.ts';

/** What the routes are built from. */
export type AppOptions = {
  readonly operations: Operations;
  readonly guard: Guard;
  readonly idempotency: Idempotency;
  readonly tokens: ManageTokens;
  readonly cachedUpstream: CachedUpstream;
  readonly allowedOrigins: OriginRules;
  readonly ownOrigin: string | undefined;
  readonly compress: Compress;
  readonly clock: Clock;
  readonly onError: (error: unknown, requestId?: string) => void;
};

/** Creates the HTTP interface: every operation at its route, behind the rate limit of the visitor. */
export function createApp(options: AppOptions): Hono<Env> {
  const { operations, guard, tokens, clock, allowedOrigins, compress, onError } = options;
  const respond = createRespond({ clock, allowedOrigins, tokens });
  const limited = createHandlerLimit({ guard, respond });
  const accountOrigins = createAccountOrigins(options);
  const readEventType = createReadEventType({ operations, tokens, accountOrigins });
  const app = new Hono<Env>().basePath('/embed/v1');
  app.options('*', respond.preflight);
  const writing = { writeBody: createWriteBody(compress), compresses: Object.keys(compress).length > 0 };
  mountReadRoutes(app, { operations, guard, limited, readEventType, respond, ...writing });
  mountBookingRoutes(app, { ...options, limited, readEventType, accountOrigins, respond });
  mountManageRoutes(app, { ...options, limited, accountOrigins, respond });
  app.notFound(limited(async (context: Context<Env>) => respond.problem(context, { code: 'route_not_found' })));
  app.onError(function respondToError(error, context) {
    const requestId = crypto.randomUUID();
    onError(error, requestId);
    return respond.problem(context, { code: 'internal_error' }, requestId);
  });
  return app;
}
