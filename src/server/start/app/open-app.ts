import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { failure, problems } from '../../../contract/index.ts';
import {
  type Env,
  headersOfData,
  type ListeningServer,
  listen,
  localizedPageHeaders,
  requireHttps,
  secureHeaders,
} from '../../http/index.ts';
import { type Metrics, mountProbes, watchRequests } from '../../observability/index.ts';
import { prefersHtml, writeNotFoundPage } from '../../pages/index.ts';
import type { Settings } from '../../settings/index.ts';

export type AppOptions = {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Returns why the server cannot serve requests now, or undefined. */
  readonly findObstacle: () => Promise<string | undefined>;
};

/**
 * An app that is logged and counted, requires HTTPS and responds to probes. Mount what it serves before you start it.
 */
export type OpenedApp = { readonly app: Hono<Env>; start(): Promise<ListeningServer> };

/** Opens the parts of every server. */
export function openApp(settings: Settings, { log, metrics, findObstacle }: AppOptions): OpenedApp {
  let isDraining = false;
  const app = new Hono<Env>();
  app.use(watchRequests({ log, metrics, proxies: settings.TRUST_PROXY }));
  app.use(secureHeaders);
  app.use(requireHttps(settings));
  mountProbes(app, {
    findObstacle: async () => (isDraining ? 'draining' : findObstacle()),
    metrics,
    metricsToken: settings.METRICS_TOKEN,
  });
  app.notFound(function respondNotFound(context) {
    if (!prefersHtml(context)) return context.text('404 Not Found', 404);
    return context.html(writeNotFoundPage(context), 404, { ...localizedPageHeaders, 'Cache-Control': 'no-store' });
  });
  app.onError(function respondError(error, context) {
    const requestId = randomUUID();
    log.error({ error, request_id: requestId }, 'a request failed');
    const problem = { code: 'internal_error' } as const;
    const headers = { ...headersOfData, 'Cache-Control': 'no-store', 'X-Request-Id': requestId };
    return context.json(failure(problem, requestId), problems[problem.code].status, headers);
  });
  return {
    app,
    async start() {
      const { address, drain } = await listen(app, settings);
      log.info({ address }, 'listening');
      return {
        address,
        async drain() {
          isDraining = true;
          log.info('draining');
          // Gives load balancers the time to notice.
          await setTimeout(settings.DRAIN_SECONDS * 1000);
          await drain();
          log.info('stopped');
        },
      };
    },
  };
}
