import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';

const policy = 'Content-Security-Policy';

/** Names each request afresh, whatever name it came with, and sets the headers of every answer. */
export const headers = createMiddleware<Env>(async function headers(context, next) {
  context.set('requestId', randomUUID());
  await next();
  // Set here and not by `context.header`, which makes another response of one that is there, its body a stream.
  const { headers } = context.res;
  // A request that was passed on within the process goes by the name it got there.
  headers.set('X-Request-Id', context.get('requestId'));
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  // JSON is no page: nothing runs in it and nobody frames it. The one page there is has a policy of its own.
  if (!headers.has(policy)) headers.set(policy, "default-src 'none'; frame-ancestors 'none'");
});
