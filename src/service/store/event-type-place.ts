import { type Kysely, sql } from 'kysely';
import type { EventTypeReference, PublicId } from '../../contract/index.ts';
import type { Store } from './open-store.ts';
import type { Database } from './tables.ts';

/** Whose an event type is, and whether pages find it by its public id alone. */
type KeptPlace = { readonly eventTypeId: number; readonly accountId: number; readonly isPrivate: boolean };

/** Finds an event type among those of all accounts, by one indexed query. */
export async function findEventTypePlace({ db }: Store, reference: EventTypeReference): Promise<KeptPlace | undefined> {
  const eventTypes = db.selectFrom('event_types as type').select(['type.id', 'type.account_id', 'type.private_name']);
  const found = await (typeof reference === 'number'
    ? eventTypes.where('type.id', '=', reference)
    : eventTypes
        .where('type.account_id', '=', accountCalled(db, reference))
        .where(sql`coalesce(private_name, slug)`, '=', reference.name)
  ).executeTakeFirst();
  return found && { eventTypeId: found.id, accountId: found.account_id, isPrivate: found.private_name !== null };
}

/** The account with a number, or with a user or team of a name, in any letter case. */
function accountCalled(db: Kysely<Database>, { account }: PublicId) {
  if (account.startsWith('@')) return sql<number>`${Number(account.slice(1))}`;
  const lower = sql`lower(username)`;
  return db.selectFrom('handles').select('account_id').where(lower, '=', sql`lower(${account})`);
}
