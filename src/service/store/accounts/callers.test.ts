import { expect, test } from 'vitest';
import { instant, openService } from '../../testing/index.ts';

const { store, account } = await openService();

test('records a key’s last use once a minute', async () => {
  const { key } = await account();
  const uses = ['12:00:00', '12:00:59', '12:01:00', '12:01:59'];
  const recorded: unknown[] = [];
  for (const time of uses) {
    await store.findCallerByKey(useOf(key, `2026-03-02T${time}Z`));
    recorded.push(await lastUse(key));
  }
  expect(recorded).toEqual(['12:00:00', '12:00:00', '12:01:00', '12:01:00'].map((t) => instant(`2026-03-02T${t}Z`)));
});

test('does not find a revoked key', async () => {
  const { key, accountId } = await account();
  await store.db
    .updateTable('api_keys')
    .set({ revoked_at: '2026-03-01T00:00:00Z' })
    .where('account_id', '=', accountId)
    .execute();
  expect(await store.findCallerByKey(useOf(key, '2026-03-02T12:00:00Z'))).toBeUndefined();
});

test('stores no API key in plain text', async () => {
  const { key } = await account();
  const rows = await store.db.selectFrom('api_keys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(rows.map((row) => row.hash.toString())).not.toContain(key);
});

async function lastUse(key: string) {
  const row = await store.db
    .selectFrom('api_keys')
    .select('last_used_at')
    .where('last_four', '=', key.slice(-4))
    .executeTakeFirstOrThrow();
  return row.last_used_at;
}

function useOf(key: string, at: string) {
  return { key, now: instant(at), requestsPerMinute: 60 };
}
