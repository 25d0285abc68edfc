import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openService } from '../../testing/index.ts';
import { inTransaction } from './in-transaction.ts';

const { store } = await openService();

test('writes nothing when a transaction fails', async () => {
  const failing = inTransaction(store.db, async (trx) => {
    await addAccount('failing', trx);
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await accountsNamed('failing')).toBe(0);
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
  expect([await accountsNamed('whole'), await accountsNamed('part')]).toEqual([2, 0]);
});

test('rolls back the parts of a failed transaction', async () => {
  const failing = inTransaction(store.db, async (trx) => {
    await inTransaction(trx, (inner) => addAccount('undone', inner));
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await accountsNamed('undone')).toBe(0);
});

test('fails a part by the lost connection that took its savepoint', async () => {
  const lost = Object.assign(new Error('server closed the connection unexpectedly'), { code: '08006' });
  const failing = inTransaction(store.db, (trx) =>
    inTransaction(trx, async (inner) => {
      await sql`release savepoint part`.execute(inner);
      throw lost;
    }),
  );
  await expect(failing).rejects.toBe(lost);
});

async function addAccount(name: string, trx: typeof store.db): Promise<void> {
  await trx.insertInto('accounts').values({ name, created_at: '2026-01-01T00:00:00Z' }).execute();
}

async function accountsNamed(name: string): Promise<number> {
  return (await store.db.selectFrom('accounts').select('id').where('name', '=', name).execute()).length;
}
