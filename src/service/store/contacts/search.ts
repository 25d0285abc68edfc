import { type Kysely, type Selectable, sql } from 'kysely';
import type { ContactSearch, Listing } from '../../records/index.ts';
import type { ContactsTable, Database } from '../tables/index.ts';

/** Lists a page of contacts, the newest first, and counts all that are found. */
export async function searchContacts(
  db: Kysely<Database>,
  search: ContactSearch,
): Promise<Listing<Selectable<ContactsTable>>> {
  if (search.text !== '') return searchByText(db, search);
  const [items, total] = await Promise.all([readNewest(db, search), countContacts(db, search)]);
  return { items, total };
}

type Found = { readonly id: string; readonly created_at: string };

/**
 * Finds by a part of a name or of any address. A former address is of the age of its contact, and is no find of its own
 * where the contact is one.
 */
function matching({ accountId, text }: ContactSearch) {
  const literally = text.replace(/[\\%_]/g, '\\$&');
  const pattern = sql`lower(${`%${literally}%`})`;
  return sql<Found>`
    select id, created_at from contacts
    where account_id = ${accountId} and merged_into is null and searched like ${pattern}
    union all
    select distinct former.merged_into, former.created_at from contacts former
    where former.account_id = ${accountId} and former.merged_into is not null and former.searched like ${pattern}
      and not exists (
        select from contacts contact
        where contact.account_id = ${accountId} and contact.id = former.merged_into and contact.searched like ${pattern}
      )`;
}

/**
 * All that match are found once, by the index of words, and both counted and put in order. Left to itself, PostgreSQL
 * reads every contact, the newest first, until it has found enough for a page: it expects matches to be spread evenly.
 */
async function searchByText(db: Kysely<Database>, search: ContactSearch): Promise<Listing<Selectable<ContactsTable>>> {
  const { accountId, limit, offset } = search;
  const { rows } = await sql<Selectable<ContactsTable> & Counted>`
    with matched as materialized (${matching(search)}),
      page as (select id from matched order by created_at desc, id desc limit ${limit} offset ${offset})
    select contacts.*, (select count(*) from matched) as total from contacts
    where account_id = ${accountId} and id in (select id from page)
    order by created_at desc, id desc`.execute(db);
  const [first] = rows;
  if (first) return { items: rows, total: first.total };
  // A page past the end holds nobody who could tell how many there are.
  return { items: [], total: offset === 0 ? 0 : await countFound(db, search) };
}

type Counted = { readonly total: number };

async function countFound(db: Kysely<Database>, search: ContactSearch): Promise<number> {
  const counted = await sql<Counted>`select count(*) as total from (${matching(search)}) as found`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

/** An index counts all of them, and another the few that are left out. */
async function countContacts(db: Kysely<Database>, { accountId }: ContactSearch): Promise<number> {
  const counted = await sql<Counted>`select
    (select count(*) from contacts where account_id = ${accountId})
    - (select count(*) from contacts where account_id = ${accountId} and merged_into is not null) as total`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

function readNewest(
  db: Kysely<Database>,
  { accountId, limit, offset }: ContactSearch,
): Promise<Selectable<ContactsTable>[]> {
  return db
    .selectFrom('contacts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('merged_into', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
