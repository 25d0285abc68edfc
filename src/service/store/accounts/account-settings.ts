import type { Kysely } from 'kysely';
import type { AccountRecords } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';

const columns = ['id', 'name', 'allowed_origins', 'erase_after_months'] as const;

export function createAccountSettings(db: Kysely<Database>): Pick<AccountRecords, 'findAccount' | 'updateAccount'> {
  return {
    findAccount: (id) => db.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst(),
    updateAccount: (id, content) =>
      db.updateTable('accounts').set(content).where('id', '=', id).returning(columns).executeTakeFirstOrThrow(),
  };
}
