import { type CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openService, statementsOf } from '../../testing/index.ts';
import { inLockedTransaction, inTransaction } from './in-transaction.ts';
import { writeLast } from './last-writes.ts';

const { store } = await openService();

test('sends the last writes of a transaction in order, right before the commit', async () => {
  const statements = await statementsOf(() =>
    inTransaction(store.db, async (trx) => {
      await writeLast(trx, adding('first'));
      await writeLast(trx, adding('second'));
      await sql`select 1`.execute(trx);
    }),
  );
  expect(statements.slice(1).map(({ text, values }) => values[0] ?? text)).toEqual([
    'select 1',
    'first',
    'second',
    'commit',
  ]);
  expect([await countAccounts('first'), await countAccounts('second')]).toEqual([1, 1]);
});

test('rolls back a transaction whose last write fails', async () => {
  const failing = inTransaction(store.db, async (trx) => {
    await trx.executeQuery(adding('undone'));
    await writeLast(trx, sql`select 1 / 0`.compile(trx));
    await writeLast(trx, adding('undone'));
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await countAccounts('undone')).toBe(0);
});

test('rolls back only the last writes of a part that fails', async () => {
  await inTransaction(store.db, async (trx) => {
    await writeLast(trx, adding('whole'));
    const part = inTransaction(trx, async (inner) => {
      await writeLast(inner, adding('part'));
      throw new Error('broken');
    });
    await expect(part).rejects.toThrow('broken');
  });
  expect([await countAccounts('whole'), await countAccounts('part')]).toEqual([1, 0]);
});

test('runs the first reads of a transaction behind its lock', async () => {
  const lock = sql`select from users where account_id = 1 for no key update`;
  const statements = await statementsOf(() =>
    inLockedTransaction(store.db, { lock, read: (trx) => sql`select 1`.execute(trx), work: async () => undefined }),
  );
  const texts = statements.map(({ text }) => text.trim().split('\n')[0]);
  expect(texts.slice(1)).toEqual([
    'select from users where account_id = 1 for no key update',
    ...['select 1', 'commit'],
  ]);
});

function adding(name: string): CompiledQuery {
  return store.db.insertInto('accounts').values({ name, created_at: '2026-01-01T00:00:00Z' }).compile();
}

async function countAccounts(name: string): Promise<number> {
  return (await store.db.selectFrom('accounts').select('id').where('name', '=', name).execute()).length;
}
