import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { settleAll } from '../../concurrency/index.ts';
import { openService, statementsOf } from '../../testing/index.ts';
import { inTransaction } from './in-transaction.ts';

const { store } = await openService();

test('writes nothing when a transaction fails', async () => {
  const failing = inTransaction(store.db, async (trx) => {
    await addAccount('failing', trx);
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await countAccounts('failing')).toBe(0);
});

test('rolls back only the part that fails', async () => {
  await inTransaction(store.db, async (trx) => {
    await addAccount('whole', trx);
    const part = inTransaction(trx, async (inner) => {
      await addAccount('part', inner);
      await sql`select 1 / 0`.execute(inner);
    });
    await expect(part).rejects.toMatchObject({ code: '22012' });
    await inTransaction(trx, (inner) => addAccount('whole', inner));
  });
  expect([await countAccounts('whole'), await countAccounts('part')]).toEqual([2, 0]);
});

test('rolls back the parts of a failed transaction', async () => {
  const failing = inTransaction(store.db, async (trx) => {
    await inTransaction(trx, (inner) => addAccount('undone', inner));
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await countAccounts('undone')).toBe(0);
});

test('fails a part with the error of the lost connection', async () => {
  const error = Object.assign(new Error('server closed the connection unexpectedly'), { code: '08006' });
  const failing = inTransaction(store.db, (trx) =>
    inTransaction(trx, async (inner) => {
      await sql`release savepoint part`.execute(inner);
      throw error;
    }),
  );
  await expect(failing).rejects.toBe(error);
});

test('sends statements that are begun together before the first is answered', async () => {
  await inTransaction(store.db, async (trx) => {
    await sql`select`.execute(trx);
    let answers: Promise<unknown> = Promise.resolve();
    const statements = await statementsOf(async () => {
      answers = settleAll([sql`select 1`.execute(trx), sql`select 2`.execute(trx)]);
    });
    expect(statements.map(({ text }) => text)).toEqual(['select 1', 'select 2']);
    await answers;
  });
});

test('fails with the statement that broke the transaction, not with later ones', async () => {
  const failing = inTransaction(store.db, (trx) =>
    settleAll([sql`select 1 / 0`.execute(trx), sql`select 1`.execute(trx), addAccount('behind', trx)]),
  );
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await countAccounts('behind')).toBe(0);
});

test('fails with the statement that broke the transaction at any depth', async () => {
  const failing = inTransaction(store.db, async (trx) => {
    const breaking = async () => settleAll([sql`select 1 / 0`.execute(trx)]);
    const deep = async () => settleAll([breaking()]);
    return settleAll([deep(), sql`select 1`.execute(trx)]);
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
});

async function addAccount(name: string, trx: typeof store.db): Promise<void> {
  await trx.insertInto('accounts').values({ name, created_at: '2026-01-01T00:00:00Z' }).execute();
}

async function countAccounts(name: string): Promise<number> {
  return (await store.db.selectFrom('accounts').select('id').where('name', '=', name).execute()).length;
}
