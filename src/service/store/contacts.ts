import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Contact } from '../../contract/index.ts';
import type { ContactChange, ContactRecords, ContactSearch, HostRecords } from '../records/index.ts';
import { codeOf, inTransaction, inUtc, uniqueViolation } from './postgres/index.ts';
import type { ContactsTable, Database } from './tables.ts';

export function createContacts(db: Kysely<Database>): ContactRecords & Pick<HostRecords, 'saveContact'> {
  return {
    async findContact(accountId, id) {
      const row = await db
        .selectFrom('contacts')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && contactOf(row);
    },

    async listContacts(search) {
      const found = matching(db, search).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
      const count = matching(db, search).select(({ fn }) => fn.countAll<number>().as('total'));
      const [rows, { total }] = await Promise.all([
        found.limit(search.limit).offset(search.offset).execute(),
        count.executeTakeFirstOrThrow(),
      ]);
      return { items: rows.map(contactOf), total };
    },

    async updateContact(change) {
      try {
        const row = await update(db, change);
        return row ? { kind: 'done', contact: contactOf(row) } : { kind: 'gone' };
      } catch (error) {
        if (codeOf(error) === uniqueViolation) return { kind: 'email taken' };
        throw error;
      }
    },

    deleteContact: (accountId, id) => inTransaction(db, (open) => deleteContact(open, { accountId, id })),

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

function matching(db: Kysely<Database>, { accountId, text }: ContactSearch) {
  const contacts = db.selectFrom('contacts').where('account_id', '=', accountId);
  if (text === '') return contacts;
  const literally = text.replace(/[\\%_]/g, '\\$&');
  return contacts.where(sql<boolean>`searched like lower(${`%${literally}%`})`);
}

function update(db: Kysely<Database>, { accountId, id, content, now }: ContactChange) {
  const { name, email, timezone } = content;
  return db
    .updateTable('contacts')
    .set({
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(timezone !== undefined && { timezone }),
      updated_at: inUtc(now),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

type Named = { readonly accountId: number; readonly id: string };

/** Locks the contact first: whoever books with it at this moment has booked by then, or makes it anew. */
async function deleteContact(open: Kysely<Database>, { accountId, id }: Named): Promise<void> {
  const contact = open.selectFrom('contacts').select('id').where('account_id', '=', accountId).where('id', '=', id);
  await contact.forUpdate().execute();
  const events = open.updateTable('events').set({ contact_id: null });
  await events.where('account_id', '=', accountId).where('contact_id', '=', id).execute();
  await open.deleteFrom('contacts').where('account_id', '=', accountId).where('id', '=', id).execute();
}

function contactOf({ id, name, email, timezone, created_at, updated_at }: Selectable<ContactsTable>): Contact {
  return { id, name, email, timezone, created_at: inUtc(created_at), updated_at: inUtc(updated_at) };
}
