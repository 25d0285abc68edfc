import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { failure, type ProblemCode, problems } from '../../contract/index.ts';
import { type Env, isForwarded, isLocalName, isLoopback } from '../http/index.ts';
import type { Metrics } from './metrics.ts';

export type ProbeOptions = {
  /** Returns why the server cannot serve requests now, or undefined. Anyone can read it. */
  readonly findObstacle: () => Promise<string | undefined>;
  readonly metrics: Metrics;
  /** The token that readers of the metrics must send; empty to admit this machine only. */
  readonly metricsToken: string;
};

/**
 * Responds to monitoring: `/healthz`, which works as long as the process lives, `/readyz`, which tells a load balancer
 * whether to send requests, and `/metrics`.
 */
export function mountProbes(app: Hono<Env>, { findObstacle, metrics, metricsToken }: ProbeOptions): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, uncachedHeaders));
  app.get('/readyz', async (context) => {
    const obstacle = await findObstacle();
    if (obstacle === undefined) return context.json({ status: 'ok' }, 200, uncachedHeaders);
    return context.json({ status: 'unavailable', reason: obstacle }, 503, uncachedHeaders);
  });
  app.get('/metrics', async (context) => {
    const refusal = refuseReader(context, metricsToken);
    if (refusal) return refuse(context, refusal);
    const { text, contentType } = await metrics.write();
    return context.body(text, 200, { ...uncachedHeaders, 'Content-Type': contentType });
  });
}

const uncachedHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/**
 * Without a token only this machine may read, and not through a proxy on it. For others the path does not exist. The
 * name in the address has to be one of this machine: a page of any site can lead its own name here (DNS rebinding) and
 * read what its visitor's machine is shown.
 */
function refuseReader(context: Context<Env>, token: string): ProblemCode | undefined {
  const { env, req } = context;
  if (token !== '') return isSame(req.header('authorization') ?? '', `Bearer ${token}`) ? undefined : 'unauthenticated';
  const isHere = isLoopback(env.incoming.socket.remoteAddress) && isLocalName(new URL(req.url).hostname);
  return isHere && !isForwarded(context) ? undefined : 'route_not_found';
}

/** Returns whether two texts are the same, in a time that does not depend on where they differ. */
function isSame(candidate: string, expected: string): boolean {
  const [one, other] = [candidate, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function refuse(context: Context<Env>, code: ProblemCode): Response {
  const requestId = randomUUID();
  if (code === 'unauthenticated') context.header('WWW-Authenticate', 'Bearer');
  return context.json(failure({ code }, requestId), problems[code].status, {
    ...uncachedHeaders,
    'X-Request-Id': requestId,
  });
}
