import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { connectRedis, type Redis } from '../redis/index.ts';
import type { Settings } from '../settings/index.ts';

/** A Redis, and what all keys of this deployment begin with there. */
export type SharedRedis = Redis & { readonly prefix: string; readonly onError: (error: unknown) => void };

const throttleMillis = 60_000;

export type OpenRedisOptions = {
  readonly settings: Pick<Settings, 'REDIS_URL' | 'REDIS_CLUSTER'>;
  readonly log: Logger;
  /** Names the bookings that are served: servers of the same share what they know, and nothing with others there. */
  readonly findBookings: () => Promise<string>;
};

/** Connects to the Redis at REDIS_URL; undefined without one. One that is away is no reason not to start. */
export async function openRedis({ settings, log, findBookings }: OpenRedisOptions): Promise<SharedRedis | undefined> {
  if (!settings.REDIS_URL) return undefined;
  const onError = createThrottledLog(log);
  const urls = settings.REDIS_URL.split(',');
  const redis = await connectRedis({ urls, isCluster: settings.REDIS_CLUSTER === 1 || urls.length > 1, onError });
  return { ...redis, prefix: prefixOf(await findBookings()), onError };
}

function prefixOf(bookings: string): string {
  return `sched:${createHash('sha256').update(bookings).digest('hex').slice(0, 16)}:`;
}

/** Says at most once a minute that Redis is away, however many requests find out. */
function createThrottledLog(log: Logger): (error: unknown) => void {
  let isThrottled = false;
  return function logThrottled(err) {
    if (isThrottled) return;
    isThrottled = true;
    setTimeout(() => {
      isThrottled = false;
    }, throttleMillis).unref();
    log.warn({ err }, 'Redis does not respond: each server continues on its own');
  };
}
