import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Contact } from '../../contract/index.ts';
import type { Instant } from '../../time/index.ts';
import type { ContactChange, ContactRecords, ContactSearch, HostRecords } from '../records/index.ts';
import { at, codeOf, inTransaction, inUtc, uniqueViolation } from './postgres/index.ts';
import type { ContactsTable, Database } from './tables/index.ts';

export function createContacts(db: Kysely<Database>): ContactRecords & Pick<HostRecords, 'saveContact'> {
  return {
    async findContact({ accountId, id, now }) {
      const row = await db
        .selectFrom('contacts')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && (await contactsOf(db, { accountId, now }, [row]))[0];
    },

    async listContacts(search) {
      const count = matching(db, search).select(({ fn }) => fn.countAll<number>().as('total'));
      const [rows, { total }] = await Promise.all([readPage(db, search), count.executeTakeFirstOrThrow()]);
      return { items: await contactsOf(db, search, rows), total };
    },

    async updateContact(change) {
      try {
        const row = await update(db, change);
        const [contact] = row ? await contactsOf(db, change, [row]) : [];
        return contact ? { kind: 'done', contact } : { kind: 'not found' };
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

/** Reads a page of contacts, the newest first. */
function readPage(db: Kysely<Database>, search: ContactSearch): Promise<Selectable<ContactsTable>[]> {
  const { accountId, text, limit, offset } = search;
  if (text === '') return newestFirst(matching(db, search).selectAll()).limit(limit).offset(offset).execute();
  // All that match are found by the index of words first. Left to itself, PostgreSQL reads every contact, the newest first,
  // until it has found enough for a page: it expects matches to be spread evenly.
  const page = db
    .with(
      (cte) => cte('matched').materialized(),
      () => matching(db, search).select(['id', 'created_at']),
    )
    .selectFrom('contacts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('matched')
        .select('id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset),
    );
  return newestFirst(page).execute();
}

function newestFirst<Row>(found: SelectQueryBuilder<Database, 'contacts', Row>) {
  return found.orderBy('created_at', 'desc').orderBy('id', 'desc');
}

function update(db: Kysely<Database>, { accountId, id, content, now, ifUpdatedAt }: ContactChange) {
  const { name, email, timezone } = content;
  const changed = db
    .updateTable('contacts')
    .set({
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(timezone !== undefined && { timezone }),
      updated_at: inUtc(now),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id);
  const unchanged = sql<boolean>`updated_at = ${ifUpdatedAt}::timestamptz`;
  return (ifUpdatedAt === undefined ? changed : changed.where(unchanged)).returningAll().executeTakeFirst();
}

type Named = { readonly accountId: number; readonly id: string };

/** Locks the contact first: whoever books with it at this moment has booked by then, or creates it again. */
async function deleteContact(open: Kysely<Database>, { accountId, id }: Named): Promise<void> {
  const contact = open.selectFrom('contacts').select('id').where('account_id', '=', accountId).where('id', '=', id);
  await contact.forUpdate().execute();
  const events = open.updateTable('events').set({ contact_id: null });
  await events.where('account_id', '=', accountId).where('contact_id', '=', id).execute();
  await open.deleteFrom('contacts').where('account_id', '=', accountId).where('id', '=', id).execute();
}

type Moment = { readonly accountId: number; readonly now: Instant };

async function contactsOf(
  db: Kysely<Database>,
  moment: Moment,
  rows: readonly Selectable<ContactsTable>[],
): Promise<Contact[]> {
  const ids = rows.map(({ id }) => id);
  const found = ids.length === 0 ? [] : await countMeetings(db, moment, ids);
  const counts = new Map(found.map((counted) => [counted.contact_id, counted]));
  return rows.map((row) => contactOf(row, counts.get(row.id)));
}

type Counted = {
  readonly confirmed: number;
  readonly noShows: number;
  readonly last: Instant | null;
  readonly next: Instant | null;
};

/** Reads the bookings of these contacts alone, by an index: a page of contacts costs the same among many. */
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

function contactOf(row: Selectable<ContactsTable>, counted: Counted | undefined): Contact {
  const { id, name, email, timezone, created_at, updated_at } = row;
  const { confirmed = 0, noShows = 0, last = null, next = null } = counted ?? {};
  return {
    ...{ id, name, email, timezone },
    ...(confirmed > 0 && { event_count: confirmed }),
    ...(noShows > 0 && { no_shows: noShows }),
    ...(last !== null && { last_event_at: inUtc(last) }),
    ...(next !== null && { next_event_at: inUtc(next) }),
    ...{ created_at: inUtc(created_at), updated_at: inUtc(updated_at) },
  };
}
