import { createHmac, randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { Env } from '../http/index.ts';
import { clientAddressOf } from '../http/index.ts';
import type { Metrics } from './metrics.ts';
import { routeOf } from './route-of.ts';
import { traced } from './trace.ts';

export type WatchOptions = {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** How many proxies are believed about the visitor. */
  readonly proxies: number;
};

/** Logs a line a request and counts it. Files and probes are many and tell little: they are logged as "debug" only. */
export function watchRequests({ log, metrics, proxies }: WatchOptions) {
  const nameVisitor = createNames();
  async function watch(context: Context<Env>, next: () => Promise<void>): Promise<void> {
    const startedAt = performance.now();
    await next();
    const millis = performance.now() - startedAt;
    const { method, path } = context.req;
    const { pattern, kind } = routeOf(path);
    const { status } = context.res;
    metrics.countRequest({ method, route: pattern, status, seconds: millis / 1000 });
    const line = {
      // Headers that are looked at cost more than the whole line.
      request_id: context.var.requestId ?? context.res.headers.get('x-request-id') ?? undefined,
      method,
      route: pattern,
      status,
      ms: Math.round(millis * 10) / 10,
      ...callerOf(context),
      visitor: nameVisitor(clientAddressOf(context, proxies)),
    };
    if (kind === 'interface') log.info(line, 'answered');
    else log.debug(line, 'answered');
  }
  return createMiddleware<Env>((context, next) => traced(() => watch(context, next)));
}

function callerOf({ var: { caller } }: Context<Env>) {
  return caller && { account_id: caller.accountId, key_id: caller.keyId };
}

const mostNames = 10_000;

/**
 * Names visitors, so that many requests of one can be told from those of many. The key of the hash is never kept: four
 * billion network addresses could all be tried against a hash without one.
 */
function createNames(): (address: string | undefined) => string | undefined {
  const key = randomBytes(32);
  const known = new Map<string, string>();
  return function nameVisitor(address) {
    if (address === undefined) return undefined;
    const name = known.get(address) ?? createHmac('sha256', key).update(address).digest('base64url').slice(0, 12);
    // A visitor who sends one request soon sends another; a crowd that has gone need not be remembered one by one.
    if (known.size >= mostNames) known.clear();
    known.set(address, name);
    return name;
  };
}
