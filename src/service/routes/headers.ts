import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';

const policy = 'Content-Security-Policy';

/** Names each request afresh, whatever name it came with, and sets the headers of every answer. */
export const headers = createMiddleware<Env>(async function headers(context, next) {
  context.set('requestId', randomUUID());
  await next();
  // A request that was passed on within the process goes by the name it got there.
  context.header('X-Request-Id', context.var.requestId);
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
  // JSON is no page: nothing runs in it and nobody frames it. The one page there is has a policy of its own.
  if (!context.res.headers.has(policy)) context.header(policy, "default-src 'none'; frame-ancestors 'none'");
});
