import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openService } from '../../service.testing.ts';
import { inTransaction } from './in-transaction.ts';

const { store } = await openService();

test('what fails leaves nothing', async () => {
  const failing = inTransaction(store.db, async (open) => {
    await addAccount('failing', open);
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await accountsNamed('failing')).toBe(0);
});

test('a part that fails is undone alone, and the whole goes on', async () => {
  await inTransaction(store.db, async (open) => {
    await addAccount('whole', open);
    const part = inTransaction(open, async (inner) => {
      await addAccount('part', inner);
      await sql`select 1 / 0`.execute(inner);
    });
    await expect(part).rejects.toMatchObject({ code: '22012' });
    await inTransaction(open, (inner) => addAccount('whole', inner));
  });
  expect([await accountsNamed('whole'), await accountsNamed('part')]).toEqual([2, 0]);
});

test('when the whole fails its parts are undone too', async () => {
  const failing = inTransaction(store.db, async (open) => {
    await inTransaction(open, (inner) => addAccount('undone', inner));
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await accountsNamed('undone')).toBe(0);
});

async function addAccount(name: string, open: typeof store.db): Promise<void> {
  await open.insertInto('accounts').values({ name, created_at: '2026-01-01T00:00:00Z' }).execute();
}

async function accountsNamed(name: string): Promise<number> {
  return (await store.db.selectFrom('accounts').select('id').where('name', '=', name).execute()).length;
}
