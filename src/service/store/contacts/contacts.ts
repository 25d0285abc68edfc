import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Contact } from '../../../contract/index.ts';
import type { ContactChange, ContactRecords, HostRecords, NamedContact } from '../../records/index.ts';
import { codeOf, inTransaction, inUtc, nextVersion, uniqueViolation } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { deleteContact } from './delete-contact.ts';
import { lockContacts, mergeContacts } from './merge.ts';
import { contactOf, readContacts, readDetails } from './read-contacts.ts';
import { searchContacts } from './search.ts';

/** Stores contacts, and finds them by their names and addresses. */
export function createContacts(db: Kysely<Database>): ContactRecords & Pick<HostRecords, 'saveContact'> {
  async function find({ accountId, id, now }: NamedContact): Promise<Contact | undefined> {
    return (await readContacts(db, { accountId, ids: [id], now }))[0];
  }

  return {
    findContact: find,

    async listContacts(search) {
      const { ids, total } = searchContacts(db, search);
      const reading = ids.then((contactIds) => readContacts(db, { ...search, ids: contactIds }));
      const [items, count] = await Promise.all([reading, total]);
      return { items, total: count };
    },

    async updateContact(change) {
      try {
        const row = await inTransaction(db, (open) => update(open, change));
        if (!row) return { kind: 'not found' };
        const detailsOf = await readDetails(db, { ...change, ids: [row.id] });
        return { kind: 'done', contact: contactOf(row, detailsOf(row.id)) };
      } catch (error) {
        if (codeOf(error) === uniqueViolation) return { kind: 'email taken' };
        throw error;
      }
    },

    deleteContact: (deletion) => inTransaction(db, (open) => deleteContact(open, deletion)),

    async mergeContacts(contacts) {
      if (!(await mergeContacts(db, contacts))) return undefined;
      return find(contacts);
    },

    saveContact: (contact) => saveContact(db, contact),
  };
}

type BookingContact = Parameters<HostRecords['saveContact']>[0];

/** Stores the contact of a booking, under the address that they gave. Returns the id. */
async function saveContact(db: Kysely<Database>, { accountId, invitee, now }: BookingContact): Promise<string> {
  const { name, email, zone } = invitee;
  const [created_at, updated_at] = [inUtc(now), inUtc(now)];
  const { id, merged_into: mergedInto } = await db
    .insertInto('contacts')
    .values({ account_id: accountId, id: randomUUID(), name, email, timezone: zone, created_at, updated_at })
    .onConflict((conflict) =>
      conflict.expression(sql`account_id, lower(email)`).doUpdateSet({
        // The row of a former address has no name: its contact has.
        name: sql`case when contacts.merged_into is null then excluded.name else contacts.name end`,
        timezone: zone,
        updated_at: nextVersion(now, 'contacts.updated_at'),
      }),
    )
    .returning(['id', 'merged_into'])
    .executeTakeFirstOrThrow();
  if (mergedInto === null) return id;
  await db
    .updateTable('contacts')
    .set({ name, timezone: zone, updated_at: nextVersion(now) })
    .where('account_id', '=', accountId)
    .where('id', '=', mergedInto)
    .execute();
  return mergedInto;
}

async function update(open: Kysely<Database>, change: ContactChange) {
  const { accountId, id, content, now } = change;
  const { name, email, timezone } = content;
  await lockContacts(open, { accountId, ids: [id] });
  if (!(await isUnchanged(open, change))) return undefined;
  // A former address of the contact may become its address again.
  if (email !== undefined) {
    const former = open.deleteFrom('contacts').where('account_id', '=', accountId).where('merged_into', '=', id);
    await former.where(sql<boolean>`lower(email) = lower(${email})`).execute();
  }
  return open
    .updateTable('contacts')
    .set({
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(timezone !== undefined && { timezone }),
      updated_at: nextVersion(now),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Returns whether a contact exists, in the version that the change expects. Call it once it is locked, so that it stays
 * that way.
 */
async function isUnchanged(open: Kysely<Database>, { accountId, id, ifUpdatedAt }: ContactChange): Promise<boolean> {
  const contact = open
    .selectFrom('contacts')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('merged_into', 'is', null);
  const hasVersion = sql<boolean>`updated_at = ${ifUpdatedAt}::timestamptz`;
  const row = await (ifUpdatedAt === undefined ? contact : contact.where(hasVersion)).executeTakeFirst();
  return row !== undefined;
}
