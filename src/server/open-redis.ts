import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { connectRedis, type Redis } from './redis/index.ts';
import type { Settings } from './settings.ts';

/** A Redis, and what all keys of this deployment begin with there. */
export type SharedRedis = Redis & { readonly prefix: string; readonly onError: (error: unknown) => void };

const throttleMillis = 60_000;

/** Connects to the Redis at REDIS_URL; undefined without one. One that is away is no reason not to start. */
export async function openRedis(settings: Settings, log: Logger): Promise<SharedRedis | undefined> {
  if (!settings.REDIS_URL) return undefined;
  const onError = createThrottledLog(log);
  const redis = await connectRedis({ url: settings.REDIS_URL, onError });
  return { ...redis, prefix: prefixOf(settings), onError };
}

/** Servers of the same bookings share what they know; others on the same Redis have nothing to do with it. */
function prefixOf({ UPSTREAM_URL, SCHED_API_KEY, DATABASE_URL, DATA_DIR }: Settings): string {
  const bookings = UPSTREAM_URL ? [UPSTREAM_URL, SCHED_API_KEY] : [DATABASE_URL || resolve(DATA_DIR)];
  return `sched:${createHash('sha256').update(bookings.join(' ')).digest('hex').slice(0, 16)}:`;
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
    log.warn({ err }, 'Redis cannot be asked: each server goes on by itself');
  };
}
