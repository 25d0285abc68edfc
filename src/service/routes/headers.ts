import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';

/** Names each request afresh, whatever name it came with, and sets the headers of every answer. */
export const headers = createMiddleware<Env>(async function headers(context, next) {
  const requestId = randomUUID();
  context.set('requestId', requestId);
  await next();
  context.header('X-Request-Id', requestId);
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
});
