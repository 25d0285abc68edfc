import { type Kysely, sql } from 'kysely';
import type { EventTypeReference, PublicId } from '../../../contract/index.ts';
import type { Database, HasDatabase } from '../tables/index.ts';

/** The account of an event type, and whether pages find it: at all, and by its public id only. */
type EventTypePlace = {
  readonly eventTypeId: number;
  readonly accountId: number;
  readonly isPrivate: boolean;
  readonly isActive: boolean;
};

/** Finds an event type: first its account, by an index of the directory, then itself, by an index of the account. */
export async function findEventTypePlace(
  { db }: HasDatabase,
  reference: EventTypeReference,
): Promise<EventTypePlace | undefined> {
  const isByNumber = typeof reference === 'number';
  const accountId = await (isByNumber ? findAccountOfEventType(db, reference) : findAccountCalled(db, reference));
  if (accountId === undefined) return undefined;
  const row = await db
    .selectFrom('event_types')
    .select(['id', 'private_name', 'is_active'])
    .where('account_id', '=', accountId)
    .where(isByNumber ? sql`id` : sql`coalesce(private_name, slug)`, '=', isByNumber ? reference : reference.name)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id: eventTypeId, private_name: privateName, is_active: isActive } = row;
  return { eventTypeId, accountId, isPrivate: privateName !== null, isActive };
}

/** Finds the account of an event type. A deleted one may still have one. */
export async function findAccountOfEventType(db: Kysely<Database>, eventTypeId: number): Promise<number | undefined> {
  const place = db.selectFrom('event_type_places').select('account_id').where('event_type_id', '=', eventTypeId);
  return (await place.executeTakeFirst())?.account_id;
}

/** Finds the account with a number, or with a user or team of a name, in any letter case. */
async function findAccountCalled(db: Kysely<Database>, { account }: PublicId): Promise<number | undefined> {
  if (account.startsWith('@')) return Number(account.slice(1));
  const handle = db.selectFrom('handles').select('account_id').where(sql`lower(username)`, '=', sql`lower(${account})`);
  return (await handle.executeTakeFirst())?.account_id;
}

type Place = { readonly accountId: number; readonly eventTypeId: number };

/**
 * Records the account of an event type. If accounts are not distributed over machines, a trigger has already done so.
 */
export async function saveEventTypePlace(db: Kysely<Database>, { accountId, eventTypeId }: Place): Promise<void> {
  const place = { account_id: accountId, event_type_id: eventTypeId };
  await db
    .insertInto('event_type_places')
    .values(place)
    .onConflict((conflict) => conflict.column('event_type_id').doNothing())
    .execute();
}

export async function deleteEventTypePlace(db: Kysely<Database>, eventTypeId: number): Promise<void> {
  await db.deleteFrom('event_type_places').where('event_type_id', '=', eventTypeId).execute();
}
