import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Desk } from '../acts/index.ts';
import { inUtc } from './instants.ts';
import type { Database } from './tables.ts';

export function createContacts(db: Kysely<Database>): Pick<Desk, 'saveContact'> {
  return {
    async saveContact({ accountId, invitee, now }) {
      const { name, email, zone } = invitee;
      const [created_at, updated_at] = [inUtc(now), inUtc(now)];
      const { id } = await db
        .insertInto('contacts')
        .values({ account_id: accountId, id: randomUUID(), name, email, timezone: zone, created_at, updated_at })
        .onConflict((conflict) =>
          conflict.expression(sql`account_id, lower(email)`).doUpdateSet({ name, timezone: zone, updated_at }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
