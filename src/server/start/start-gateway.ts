import type { Logger } from 'pino';
import { type GatewayCore, isUpstreamKey, trimAddress } from '../../gateway/index.ts';
import type { ListeningServer } from '../http/index.ts';
import { mountPages } from '../http/index.ts';
import { createMetrics } from '../observability/index.ts';
import type { Settings } from '../settings/index.ts';
import { openApp } from './app/index.ts';
import { openGateway, type UpstreamWatch, watchUpstream } from './gateway/index.ts';
import { openRedis } from './open-redis.ts';

/**
 * Starts the gateway and the widget's files in front of the server at UPSTREAM_URL, with the key in SCHED_API_KEY.
 * Throws an error that says so if that server refuses the key. A server that is away is checked again until it accepts
 * the key.
 */
export async function startGateway(settings: Settings, log: Logger): Promise<ListeningServer> {
  if (!settings.SCHED_API_KEY) throw new Error('With UPSTREAM_URL, set SCHED_API_KEY to an API key of that server.');
  if (!isUpstreamKey(settings.SCHED_API_KEY)) {
    throw new Error(
      'SCHED_API_KEY must be an API key: letters, digits and punctuation. It contains a space, a line break or another character.',
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
  // What the server counts and shows depends on the key: gateways with another key have nothing to share.
  const findBookings = async () => `${baseUrl} ${settings.SCHED_API_KEY}`;
  const redis = await openRedis({ settings, log, findBookings });
  let watch: UpstreamWatch | undefined;
  let closeGateway: (() => Promise<void>) | undefined;
  async function end(): Promise<void> {
    watch?.stop();
    await closeGateway?.();
    await redis?.close();
  }
  try {
    const gateway = await openGateway({ upstream, settings, redis, log, onKeyRefused: () => watch?.recheck() });
    closeGateway = gateway.close;
    watch = await watchUpstream({ check: () => gateway.checkUpstream(headers), log });
    const { address, drain } = await serve({ gateway, watch, settings }, log);
    return { address, drain: () => drain().finally(end) };
  } catch (error) {
    await end();
    throw error;
  }
}

type ServeOptions = { readonly gateway: GatewayCore; readonly watch: UpstreamWatch; readonly settings: Settings };

async function serve({ gateway, watch, settings }: ServeOptions, log: Logger): Promise<ListeningServer> {
  // Pages still get responses, from what the server said before.
  const findObstacle = async () => watch.findObstacle();
  const { app, start } = openApp(settings, { log, metrics: createMetrics(), findObstacle });
  await mountPages(app, { gateway, settings, log });
  return start();
}
