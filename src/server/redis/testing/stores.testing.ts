import { afterAll, beforeAll, expect, inject } from 'vitest';
import { connectRedis, type Redis, type RunScript } from '../connection/index.ts';
import { startCluster } from './cluster.testing.ts';
import { createStandIn, findRedis, startRedis } from './redis.testing.ts';

type RunningServers = { readonly urls: readonly string[]; remove(): Promise<void> };

/**
 * Lists what shared state is tested on, each with its name: a server and a cluster of three nodes, which are started
 * before the tests of a file and ended after them. For the full range a stand-in joins them. If no Redis is installed,
 * the stand-in replaces them, and this says so.
 */
export function openStores(onError: (error: unknown) => void): [string, RunScript][] {
  const program = findRedis();
  if (!program) {
    process.stderr.write('No redis-server is installed: tests of shared state go without a server and a cluster.\n');
    return openStandIns(program);
  }
  const startServer = async (): Promise<RunningServers> => {
    const server = await startRedis(program);
    return { urls: [server.url], remove: server.remove };
  };
  const runOnServer = runOn(startServer, onError);
  const runOnCluster = runOn(() => startCluster(program), onError);
  return [
    ...openStandIns(program),
    [`Redis (${program})`, runOnServer],
    [`a cluster of three (${program})`, runOnCluster],
  ];
}

/** Lists a stand-in if no Redis is installed, or for the full range. Otherwise none: a stand-in runs Lua slowly. */
export function openStandIns(program: string | undefined): [string, RunScript][] {
  return program && !inject('isFullRange') ? [] : [['a stand-in for Redis', createStandIn()]];
}

/** A busy machine pauses a process for seconds, which is not a failure of Redis. */
export const busyMillis = 20_000;

function runOn(start: () => Promise<RunningServers>, onError: (error: unknown) => void): RunScript {
  let servers: RunningServers | undefined;
  let redis: Redis | undefined;
  beforeAll(async () => {
    servers = await start();
    redis = await connectRedis({ urls: servers.urls, onError, responseMillis: busyMillis });
  });
  afterAll(async () => {
    await redis?.close();
    await servers?.remove();
  });
  return (lua, call) => redis?.run(lua, call) ?? expect.fail('There is no Redis.');
}
