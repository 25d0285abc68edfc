import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Contact } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { ContactChange, ContactRecords, HostRecords, NamedContact } from '../../records/index.ts';
import { at, codeOf, inTransaction, inUtc, uniqueViolation } from '../postgres/index.ts';
import type { ContactsTable, Database } from '../tables/index.ts';
import { lockContacts, mergeContacts } from './merge.ts';
import { searchContacts } from './search.ts';

export function createContacts(db: Kysely<Database>): ContactRecords & Pick<HostRecords, 'saveContact'> {
  async function find({ accountId, id, now }: NamedContact): Promise<Contact | undefined> {
    const row = await db
      .selectFrom('contacts')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('merged_into', 'is', null)
      .executeTakeFirst();
    return row && (await contactsOf(db, { accountId, now }, [row]))[0];
  }

  return {
    findContact: find,

    async listContacts(search) {
      const { items, total } = await searchContacts(db, search);
      return { items: await contactsOf(db, search, items), total };
    },

    async updateContact(change) {
      try {
        const row = await inTransaction(db, (open) => update(open, change));
        const [contact] = row ? await contactsOf(db, change, [row]) : [];
        return contact ? { kind: 'done', contact } : { kind: 'not found' };
      } catch (error) {
        if (codeOf(error) === uniqueViolation) return { kind: 'email taken' };
        throw error;
      }
    },

    deleteContact: (accountId, id) => inTransaction(db, (open) => deleteContact(open, { accountId, id })),

    async mergeContacts(merged) {
      if (!(await mergeContacts(db, merged))) return undefined;
      return find(merged);
    },

    async saveContact({ accountId, invitee, now }) {
      const { name, email, zone } = invitee;
      const [created_at, updated_at] = [inUtc(now), inUtc(now)];
      const { id, merged_into: mergedInto } = await db
        .insertInto('contacts')
        .values({ account_id: accountId, id: randomUUID(), name, email, timezone: zone, created_at, updated_at })
        .onConflict((conflict) =>
          conflict.expression(sql`account_id, lower(email)`).doUpdateSet({
            // The row of a former address has no name: its contact has.
            name: sql`case when contacts.merged_into is null then excluded.name else contacts.name end`,
            ...{ timezone: zone, updated_at },
          }),
        )
        .returning(['id', 'merged_into'])
        .executeTakeFirstOrThrow();
      if (mergedInto === null) return id;
      await db
        .updateTable('contacts')
        .set({ name, timezone: zone, updated_at })
        .where('account_id', '=', accountId)
        .where('id', '=', mergedInto)
        .execute();
      return mergedInto;
    },
  };
}

async function update(open: Kysely<Database>, change: ContactChange) {
  const { accountId, id, content, now } = change;
  const { name, email, timezone } = content;
  await lockContacts(open, accountId, [id]);
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
      updated_at: inUtc(now),
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
  const unchanged = sql<boolean>`updated_at = ${ifUpdatedAt}::timestamptz`;
  const found = await (ifUpdatedAt === undefined ? contact : contact.where(unchanged)).executeTakeFirst();
  return found !== undefined;
}

type Named = { readonly accountId: number; readonly id: string };

/** Locks the contact first: whoever is booking with it has booked by then, or creates it again. */
async function deleteContact(open: Kysely<Database>, { accountId, id }: Named): Promise<void> {
  await lockContacts(open, accountId, [id]);
  const events = open.updateTable('events').set({ contact_id: null });
  await events.where('account_id', '=', accountId).where('contact_id', '=', id).execute();
  const contacts = open.deleteFrom('contacts').where('account_id', '=', accountId);
  await contacts.where('merged_into', '=', id).execute();
  await contacts.where('id', '=', id).execute();
}

type Moment = { readonly accountId: number; readonly now: Instant };

async function contactsOf(
  db: Kysely<Database>,
  moment: Moment,
  rows: readonly Selectable<ContactsTable>[],
): Promise<Contact[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [found, former] = await Promise.all([countMeetings(db, moment, ids), findFormer(db, moment, ids)]);
  const counts = new Map(found.map((counted) => [counted.contact_id, counted]));
  return rows.map((row) => {
    const emails = former.filter(({ merged_into: into }) => into === row.id).map(({ email }) => email);
    return contactOf(row, { counted: counts.get(row.id), emails });
  });
}

/** Reads the addresses of contacts that were merged into these. */
function findFormer(db: Kysely<Database>, { accountId }: Moment, ids: readonly string[]) {
  return db
    .selectFrom('contacts')
    .select(['merged_into', 'email'])
    .where('account_id', '=', accountId)
    .where('merged_into', 'in', ids)
    .orderBy('email')
    .execute();
}

type Counted = {
  readonly confirmed: number;
  readonly noShows: number;
  readonly last: Instant | null;
  readonly next: Instant | null;
};

/** Reads only the bookings of these contacts, by an index: a page of contacts costs the same however many there are. */
function countMeetings(db: Kysely<Database>, { accountId, now }: Moment, ids: readonly string[]) {
  return db
    .selectFrom('events')
    .select(({ fn }) => [
      'contact_id',
      fn.countAll<number>().filterWhere('status', '=', 'confirmed').as('confirmed'),
      fn.countAll<number>().filterWhere('outcome', '=', 'no_show').as('noShows'),
      fn.max('starts_at').filterWhere('status', '=', 'confirmed').filterWhere('starts_at', '<=', at(now)).as('last'),
      fn.min('starts_at').filterWhere('status', '=', 'confirmed').filterWhere('starts_at', '>', at(now)).as('next'),
    ])
    .where('account_id', '=', accountId)
    .where('contact_id', 'in', ids)
    .groupBy('contact_id')
    .execute();
}

type Details = { readonly counted: Counted | undefined; readonly emails: readonly string[] };

function contactOf(row: Selectable<ContactsTable>, { counted, emails }: Details): Contact {
  const { id, name, email, timezone, created_at, updated_at } = row;
  const { confirmed = 0, noShows = 0, last = null, next = null } = counted ?? {};
  return {
    ...{ id, name, email, timezone },
    ...(emails.length > 0 && { other_emails: [...emails] }),
    ...(confirmed > 0 && { event_count: confirmed }),
    ...(noShows > 0 && { no_shows: noShows }),
    ...(last !== null && { last_event_at: inUtc(last) }),
    ...(next !== null && { next_event_at: inUtc(next) }),
    ...{ created_at: inUtc(created_at), updated_at: inUtc(updated_at) },
  };
}
