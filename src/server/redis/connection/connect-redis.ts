import { createBreaker } from './breaker.ts';
import { connectCluster } from './connect-cluster.ts';
import { evaluate } from './evaluate.ts';
import { loadClient } from './load-client.ts';
import type { Redis, RedisAddress } from './redis.ts';
import { socketOptions, startMillis } from './socket-options.ts';
import { withTimeout } from './with-timeout.ts';

/** Connects to Redis, and reconnects whenever it went away. Until then every script is refused immediately. */
export async function connectRedis(address: RedisAddress): Promise<Redis> {
  const { urls, isCluster = urls.length > 1 } = address;
  return isCluster ? connectCluster(address) : connectSingle(address);
}

async function connectSingle({ urls: [url = ''], onError, responseMillis }: RedisAddress): Promise<Redis> {
  const { createClient } = await loadClient();
  const client = createClient({ url, disableOfflineQueue: true, socket: socketOptions });
  const stopController = new AbortController();
  const breaker = createBreaker({ probe: () => client.ping(), onError, signal: stopController.signal, responseMillis });
  client.on('error', onError);
  client.on('ready', breaker.close);
  await withTimeout(client.connect(), startMillis).catch(onError);
  return {
    run: (lua, call) => breaker.run(() => evaluate(client, lua, call)),
    async close() {
      stopController.abort();
      client.destroy();
    },
  };
}
