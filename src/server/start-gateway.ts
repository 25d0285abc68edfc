import type { Logger } from 'pino';
import type { Listening } from './listen.ts';
import { openApp } from './open-app.ts';
import { type OpenedGateway, openGateway } from './open-gateway.ts';
import { createMetrics } from './operation/index.ts';
import { mountPages } from './pages.ts';
import type { Settings } from './settings.ts';

/**
 * Starts the gateway and the widget's files in front of the server at UPSTREAM_URL, with the key in SCHED_API_KEY.
 * Throws a sentence when that server does not take the key, or is none.
 */
export async function startGateway(settings: Settings, log: Logger): Promise<Listening> {
  if (!settings.SCHED_API_KEY) throw new Error('UPSTREAM_URL needs a key of that server in SCHED_API_KEY.');
  const baseUrl = settings.UPSTREAM_URL.replace(/\/+$/, '');
  const headers = { authorization: `Bearer ${settings.SCHED_API_KEY}` };
  const upstream = {
    baseUrl,
    fetch: (request: Request) => fetch(request),
    headersFor: () => headers,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
  };
  const gateway = await openGateway(upstream, settings, log);
  try {
    const wrong = await gateway.checkUpstream(headers);
    if (wrong) throw new Error(wrong);
    return await serve(gateway, settings, log);
  } catch (error) {
    await gateway.close();
    throw error;
  }
}

async function serve(gateway: OpenedGateway, settings: Settings, log: Logger): Promise<Listening> {
  // Whatever becomes of the server there, pages are answered from what it said.
  const { app, start } = openApp(settings, { log, metrics: createMetrics(), findObstacle: async () => undefined });
  mountPages(app, gateway, settings);
  const { address, drain } = await start();
  return {
    address,
    async drain() {
      await drain();
      await gateway.close();
    },
  };
}
