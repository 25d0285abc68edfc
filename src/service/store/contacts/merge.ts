import { type Kysely, sql } from 'kysely';
import type { MergedContacts } from '../../records/index.ts';
import { inTransaction, inUtc, nextVersion } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

/**
 * Gives the events and addresses of one contact to another. The first keeps a row for its address, without a name.
 * Returns whether both existed.
 */
export function mergeContacts(db: Kysely<Database>, contacts: MergedContacts): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { accountId, id, mergedId, now } = contacts;
    await lockContacts(trx, { accountId, ids: [id, mergedId] });
    const both = await contactsOf(trx, accountId).where('id', 'in', [id, mergedId]).execute();
    const contact = both.find((each) => each.id === id);
    if (!contact || both.length < 2) return false;
    await trx
      .updateTable('events')
      .set({ contact_id: id })
      .where('account_id', '=', accountId)
      .where('contact_id', '=', mergedId)
      .execute();
    await trx
      .updateTable('contacts')
      // It gets the creation date of the contact, so that a search ordered by age finds the contact by this address
      // too.
      .set({ name: '', merged_into: id, created_at: inUtc(contact.created_at) })
      .where('account_id', '=', accountId)
      .where(({ eb }) => eb.or([eb('id', '=', mergedId), eb('merged_into', '=', mergedId)]))
      .execute();
    await trx
      .updateTable('contacts')
      .set({ updated_at: nextVersion(now) })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
    return true;
  });
}

type NamedContacts = { readonly accountId: number; readonly ids: readonly string[] };

/**
 * Locks contacts after the contacts that were merged into them. A booking with such an address locks them in the same
 * order. In any other order each could wait for the other.
 */
export async function lockContacts(trx: Kysely<Database>, { accountId, ids }: NamedContacts): Promise<void> {
  await sql`
    select from contacts where account_id = ${accountId} and (id = any(${ids}::uuid[]) or merged_into = any(${ids}::uuid[]))
    order by merged_into is null, id for update`.execute(trx);
}

function contactsOf(trx: Kysely<Database>, accountId: number) {
  return trx
    .selectFrom('contacts')
    .select(['id', 'created_at'])
    .where('account_id', '=', accountId)
    .where('merged_into', 'is', null);
}
