import { expect } from 'vitest';
import { openStore } from '../../service/index.ts';

/** Stores a contact who was active last in 2020, in an account that erases invitees after a month. */
export async function addInactiveContact(databaseUrl: string): Promise<void> {
  const store = await openStore({ databaseUrl });
  const account = await store.db.updateTable('accounts').set({ erase_after_months: 1 }).returning('id').execute();
  const [created_at, updated_at] = ['2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z'];
  const row = { id: crypto.randomUUID(), name: 'Ada', email: 'inactive@example.org', timezone: 'UTC' };
  const account_id = account[0]?.id ?? expect.fail('There is no account.');
  await store.db
    .insertInto('contacts')
    .values({ account_id, ...row, created_at, updated_at })
    .execute();
  await store.close();
}
