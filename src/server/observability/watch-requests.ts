import { createHmac, randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { Env } from '../http/index.ts';
import { clientAddressOf } from '../http/index.ts';
import type { Metrics } from './metrics.ts';
import { routeOf } from './route-of.ts';
import { trace } from './trace.ts';

export type WatchOptions = {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** How many proxies are trusted about the visitor's address. */
  readonly proxies: number;
};

/**
 * Logs one line for each request and counts it. Requests for files and probes are many and uninteresting: they are
 * logged only at the level "debug".
 */
export function watchRequests({ log, metrics, proxies }: WatchOptions) {
  const nameVisitor = createVisitorNames();
  async function watch(context: Context<Env>, next: () => Promise<void>): Promise<void> {
    const startedAt = performance.now();
    await next();
    const millis = performance.now() - startedAt;
    const { method, path } = context.req;
    const { pattern, kind } = routeOf(path);
    const { status } = context.res;
    metrics.countRequest({ method, route: pattern, status, seconds: millis / 1000 });
    const line = {
      // Reading headers would cost more than the whole line.
      request_id: context.var.requestId ?? context.res.headers.get('x-request-id') ?? undefined,
      method,
      route: pattern,
      status,
      ms: Math.round(millis * 10) / 10,
      ...callerOf(context),
      visitor: nameVisitor(clientAddressOf(context, proxies)),
    };
    if (kind === 'interface') log.info(line, 'responded');
    else log.debug(line, 'responded');
  }
  return createMiddleware<Env>((context, next) => trace(() => watch(context, next)));
}

function callerOf({ var: { caller } }: Context<Env>) {
  return caller && { account_id: caller.accountId, key_id: caller.keyId };
}

const maxNames = 10_000;

/**
 * Identifies visitors, so that many requests of one can be distinguished from requests of many. The key of the hash is
 * never stored: without a key, anyone could try all four billion network addresses.
 */
function createVisitorNames(): (address: string | undefined) => string | undefined {
  const key = randomBytes(32);
  const names = new Map<string, string>();
  return function nameVisitor(address) {
    if (address === undefined) return undefined;
    const name = names.get(address) ?? createHmac('sha256', key).update(address).digest('base64url').slice(0, 12);
    // A visitor who sends one request soon sends another. Visitors who have left need not be forgotten one by one.
    if (names.size >= maxNames) names.clear();
    names.set(address, name);
    return name;
  };
}
