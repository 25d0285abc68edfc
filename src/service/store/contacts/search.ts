import { type Kysely, type Selectable, sql } from 'kysely';
import type { ContactSearch, Listing } from '../../records/index.ts';
import { mostSorted } from '../most-sorted.ts';
import type { ContactsTable, Database } from '../tables/index.ts';

/** Lists a page of the matching contacts, newest first, and counts all of them. */
export async function searchContacts(
  db: Kysely<Database>,
  search: ContactSearch,
): Promise<Listing<Selectable<ContactsTable>>> {
  if (search.text !== '') return searchByText(db, search);
  const [items, total] = await Promise.all([readNewest(db, search), countContacts(db, search)]);
  return { items, total };
}

/** Returns the condition that matches part of a name or of an address. */
function patternOf({ text }: ContactSearch) {
  return sql`lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`})`;
}

/** Finds contacts by their own name and address. */
function found(search: ContactSearch) {
  return sql<Found>`
    select id, created_at from contacts
    where account_id = ${search.accountId} and merged_into is null and searched like ${patternOf(search)}`;
}

/**
 * Finds contacts by their former addresses only. A former address has the age of its contact, and is skipped if the
 * contact itself matches.
 */
function foundByFormer(search: ContactSearch) {
  const { accountId } = search;
  const pattern = patternOf(search);
  return sql<Found>`
    select distinct former.merged_into as id, former.created_at from contacts former
    where former.account_id = ${accountId} and former.merged_into is not null and former.searched like ${pattern}
      and not exists (
        select from contacts contact
        where contact.account_id = ${accountId} and contact.id = former.merged_into and contact.searched like ${pattern}
      )`;
}

type Found = { readonly id: string; readonly created_at: string };

/** Counts first, which is the longer part if many match. */
async function searchByText(db: Kysely<Database>, search: ContactSearch): Promise<Listing<Selectable<ContactsTable>>> {
  const { accountId, limit, offset } = search;
  const total = await countFound(db, search);
  if (total <= offset) return { items: [], total };
  const newest = sql<Found>`${found(search)} order by created_at desc, id desc limit ${offset + limit}`;
  const own = total > mostSorted ? sql`not materialized (${newest})` : sql`materialized (${found(search)})`;
  const { rows } = await sql<Selectable<ContactsTable>>`
    with own as ${own}, former as (${foundByFormer(search)}),
      page as (
        select id from (select id, created_at from own union all select id, created_at from former) as every
        order by created_at desc, id desc limit ${limit} offset ${offset}
      )
    select contacts.* from contacts
    where account_id = ${accountId} and id in (select id from page)
    order by created_at desc, id desc`.execute(db);
  return { items: rows, total };
}

async function countFound(db: Kysely<Database>, search: ContactSearch): Promise<number> {
  const counted = await sql<{ readonly total: number }>`select
    (select count(*) from (${found(search)}) as own)
    + (select count(*) from (${foundByFormer(search)}) as former) as total`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

/** One index counts all of them, and another the few that are excluded. */
async function countContacts(db: Kysely<Database>, { accountId }: ContactSearch): Promise<number> {
  const counted = await sql<{ readonly total: number }>`select
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
