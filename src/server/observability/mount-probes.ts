import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { failure, type ProblemCode, problems } from '../../contract/index.ts';
import type { Env } from '../http/index.ts';
import { isLoopback } from '../http/index.ts';
import type { Metrics } from './metrics.ts';

export type ProbeOptions = {
  /** Returns what keeps the server from serving requests now, or undefined. Anybody can read it. */
  readonly findObstacle: () => Promise<string | undefined>;
  readonly metrics: Metrics;
  /** The token that readers of the metrics must send; empty to let in this machine alone. */
  readonly metricsToken: string;
};

/**
 * Answers whoever watches over the server: `/healthz`, which lives as long as the process does, `/readyz`, by which a
 * balancer sends it requests or not, and `/metrics`.
 */
export function mountProbes(app: Hono<Env>, { findObstacle, metrics, metricsToken }: ProbeOptions): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, unkept));
  app.get('/readyz', async (context) => {
    const obstacle = await findObstacle();
    if (obstacle === undefined) return context.json({ status: 'ok' }, 200, unkept);
    return context.json({ status: 'unavailable', reason: obstacle }, 503, unkept);
  });
  app.get('/metrics', async (context) => {
    const refusal = refuseReader(context, metricsToken);
    if (refusal) return refuse(context, refusal);
    const { text, contentType } = await metrics.write();
    return context.body(text, 200, { ...unkept, 'Content-Type': contentType });
  });
}

const unkept = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** Without a token only this machine may read, and not through a proxy on it; to others there is nothing here. */
function refuseReader({ env, req }: Context<Env>, token: string): ProblemCode | undefined {
  if (token !== '') return isSame(req.header('authorization') ?? '', `Bearer ${token}`) ? undefined : 'unauthenticated';
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => req.header(name) !== undefined,
  );
  return isLoopback(env.incoming.socket.remoteAddress) && !isPassedOn ? undefined : 'route_not_found';
}

/** Takes the same time whatever differs. */
function isSame(candidate: string, expected: string): boolean {
  const [one, other] = [candidate, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function refuse(context: Context<Env>, code: ProblemCode): Response {
  const requestId = randomUUID();
  if (code === 'unauthenticated') context.header('WWW-Authenticate', 'Bearer');
  return context.json(failure({ code }, requestId), problems[code].status, { ...unkept, 'X-Request-Id': requestId });
}
