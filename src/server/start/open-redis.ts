import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { connectRedis, type Redis } from '../redis/index.ts';
import type { Settings } from '../settings/index.ts';

/** A Redis, and the prefix of all keys of this deployment. */
export type SharedRedis = Redis & { readonly prefix: string; readonly onError: (error: unknown) => void };

const throttleMillis = 60_000;

export type OpenRedisOptions = {
  readonly settings: Pick<Settings, 'REDIS_URL' | 'REDIS_CLUSTER'>;
  readonly log: Logger;
  /**
   * Names the bookings that are served: servers with the same name share their state, and share nothing with others.
   */
  readonly findBookings: () => Promise<string>;
};

/** Connects to the Redis at REDIS_URL; undefined without one. A Redis that is away does not prevent the start. */
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

/** Logs at most once a minute that Redis is away, however many requests fail. */
function createThrottledLog(log: Logger): (error: unknown) => void {
  let isThrottled = false;
  return function logThrottled(error) {
    if (isThrottled) return;
    isThrottled = true;
    setTimeout(() => {
      isThrottled = false;
    }, throttleMillis).unref();
    log.warn({ error }, 'Redis does not respond: each server continues on its own');
  };
}
