import type { Logger } from 'pino';
import { type Gateway, isUpstreamKey, trimAddress } from '../gateway/index.ts';
import type { Listening } from './listen.ts';
import { openApp } from './open-app.ts';
import { openGateway } from './open-gateway.ts';
import { openRedis } from './open-redis.ts';
import { createMetrics } from './operation/index.ts';
import { mountPages } from './pages.ts';
import type { Settings } from './settings.ts';

/**
 * Starts the gateway and the widget's files in front of the server at UPSTREAM_URL, with the key in SCHED_API_KEY.
 * Throws a sentence when that server does not take the key, or is none.
 */
export async function startGateway(settings: Settings, log: Logger): Promise<Listening> {
  if (!settings.SCHED_API_KEY) throw new Error('UPSTREAM_URL needs a key of that server in SCHED_API_KEY.');
  if (!isUpstreamKey(settings.SCHED_API_KEY)) {
    throw new Error(
      'SCHED_API_KEY must be a key: letters, digits and signs, found a space, a line break or another character.',
    );
  }
  const baseUrl = trimAddress(settings.UPSTREAM_URL);
  const headers = { authorization: `Bearer ${settings.SCHED_API_KEY}` };
  const upstream = {
    baseUrl,
    fetch: (request: Request) => fetch(request),
    headersFor: () => headers,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
  };
  const redis = await openRedis(settings, log);
  try {
    const gateway = await openGateway({ upstream, settings, redis, log });
    const wrong = await gateway.checkUpstream(headers);
    if (wrong) throw new Error(wrong);
    const { address, drain } = await serve(gateway, settings, log);
    return {
      address,
      async drain() {
        await drain();
        await redis?.close();
      },
    };
  } catch (error) {
    await redis?.close();
    throw error;
  }
}

async function serve(gateway: Gateway, settings: Settings, log: Logger): Promise<Listening> {
  // Whatever becomes of the server there, pages are answered from what it said.
  const { app, start } = openApp(settings, { log, metrics: createMetrics(), findObstacle: async () => undefined });
  await mountPages(app, { gateway, settings, log });
  return start();
}
