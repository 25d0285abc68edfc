import { type Kysely, sql } from 'kysely';
import type { EventTypeReference, PublicId } from '../../../contract/index.ts';
import type { Connected, Database } from '../tables.ts';

/** Whose an event type is, and whether pages find it: at all, and by its public id alone. */
type EventTypePlace = {
  readonly eventTypeId: number;
  readonly accountId: number;
  readonly isPrivate: boolean;
  readonly isActive: boolean;
};

/** Finds an event type among those of all accounts, by one indexed query. */
export async function findEventTypePlace(
  { db }: Connected,
  reference: EventTypeReference,
): Promise<EventTypePlace | undefined> {
  const columns = ['type.id', 'type.account_id', 'type.private_name', 'type.is_active'] as const;
  const eventTypes = db.selectFrom('event_types as type').select(columns);
  const found = await (typeof reference === 'number'
    ? eventTypes.where('type.id', '=', reference)
    : eventTypes
        .where('type.account_id', '=', accountCalled(db, reference))
        .where(sql`coalesce(private_name, slug)`, '=', reference.name)
  ).executeTakeFirst();
  if (!found) return undefined;
  const { id: eventTypeId, account_id: accountId, private_name: privateName, is_active: isActive } = found;
  return { eventTypeId, accountId, isPrivate: privateName !== null, isActive };
}

/** The account with a number, or with a user or team of a name, in any letter case. */
function accountCalled(db: Kysely<Database>, { account }: PublicId) {
  if (account.startsWith('@')) return sql<number>`${Number(account.slice(1))}`;
  const lower = sql`lower(username)`;
  return db.selectFrom('handles').select('account_id').where(lower, '=', sql`lower(${account})`);
}
