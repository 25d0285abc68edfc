import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';

const policy = 'Content-Security-Policy';

/** Gives each request a new id, even if it came with one, and sets the headers of every response. */
export const headers = createMiddleware<Env>(async function headers(context, next) {
  context.set('requestId', randomUUID());
  await next();
  // Set here and not with `context.header`, which would replace the response by one whose body is a stream.
  const { headers } = context.res;
  // A request that was forwarded within the process keeps the id it got there.
  headers.set('X-Request-Id', context.get('requestId'));
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  // JSON is not a page: nothing in it runs, and no site may frame it. The one page has a policy of its own.
  if (!headers.has(policy)) headers.set(policy, "default-src 'none'; frame-ancestors 'none'");
});
