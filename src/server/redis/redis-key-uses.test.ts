import { afterAll, describe, expect, test } from 'vitest';
import { limit, limitsIn, rateLaws } from '../../service/routes/rate-laws.testing.ts';
import type { RunScript } from './connection/index.ts';
import { connectRedis } from './connection/index.ts';
import { createRedisKeyUses } from './redis-key-uses.ts';
import { busyMillis, findRedis, openStandIns, startRedis } from './testing/index.ts';

const program = findRedis();
const server = program ? await startRedis(program) : undefined;
const redis = server && (await connectRedis({ urls: [server.url], onError, responseMillis: busyMillis }));

afterAll(async () => {
  await redis?.close();
  await server?.remove();
});

function onError(error: unknown): never {
  throw error;
}

const places: [string, RunScript][] = [
  ...openStandIns(program),
  ...(redis ? [['Redis', redis.run] satisfies [string, RunScript]] : []),
];

describe.each(places)('counted in %s', async (name, run) => {
  const countKeyUse = createRedisKeyUses({ run, prefix: `${name}:`, onError });
  const service = await rateLaws({ countKeyUse });

  test('counts uses of keys outside the database', async () => {
    const { key } = await service.account();
    await service.request('/v1/users/me', { key });
    expect(await service.store.db.selectFrom('key_uses').selectAll().execute()).toEqual([]);
  });
});

describe('while Redis is away', async () => {
  const errors: unknown[] = [];
  const away: RunScript = async () => Promise.reject(new Error('connect ECONNREFUSED'));
  const countKeyUse = createRedisKeyUses({ run: away, prefix: '', onError: (error) => errors.push(error) });
  const service = await rateLaws({ countKeyUse });

  test('counts uses of keys in the database while Redis is away, and reports it', async () => {
    const { key } = await service.account();
    expect(limitsIn(await service.request('/v1/users/me', { key }))[1]).toBe(`"default";r=${limit - 1};t=60`);
    expect(errors.length).toBeGreaterThan(0);
  });
});
