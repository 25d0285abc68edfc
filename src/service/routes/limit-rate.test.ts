import { expect, test } from 'vitest';
import { createApiKey, hashApiKey } from '../store/index.ts';
import { askTimes, limit, limitsIn, rateLaws } from './rate-laws.testing.ts';

const service = await rateLaws();

test('does not count uses of an unknown key', async () => {
  const key = createApiKey();
  const replies = await askTimes(service, limit + 1, { key });
  expect(replies.every((reply) => reply.status === 401 && limitsIn(reply)[1] === null)).toBe(true);
  const rows = service.store.db.selectFrom('key_uses').where('hash', '=', hashApiKey(key));
  expect(await rows.selectAll().execute()).toEqual([]);
});
