import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { ContactSearch, Listing } from '../../records/index.ts';
import type { ContactsTable, Database } from '../tables/index.ts';

/** Lists a page of contacts, the newest first, and counts all that are found. */
export async function searchContacts(
  db: Kysely<Database>,
  search: ContactSearch,
): Promise<Listing<Selectable<ContactsTable>>> {
  const [items, total] = await Promise.all([readPage(db, search), countFound(db, search)]);
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

async function countFound(db: Kysely<Database>, search: ContactSearch): Promise<number> {
  const { accountId } = search;
  // An index counts all of them, and another the few that are left out.
  const counted =
    search.text === ''
      ? sql<Counted>`select
          (select count(*) from contacts where account_id = ${accountId})
          - (select count(*) from contacts where account_id = ${accountId} and merged_into is not null) as total`
      : sql<Counted>`select count(*) as total from (${matching(search)}) as found`;
  return (await counted.execute(db)).rows[0]?.total ?? 0;
}

type Counted = { readonly total: number };

function readPage(db: Kysely<Database>, search: ContactSearch): Promise<Selectable<ContactsTable>[]> {
  const { accountId, text, limit, offset } = search;
  const contacts = db
    .selectFrom('contacts')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (text === '') return contacts.where('merged_into', 'is', null).limit(limit).offset(offset).execute();
  // All that match are found by the index of words first. Left to itself, PostgreSQL reads every contact, the newest first,
  // until it has found enough for a page: it expects matches to be spread evenly.
  const page = sql<SqlBool>`id in (
    with matched as materialized (${matching(search)})
    select id from matched order by created_at desc, id desc limit ${limit} offset ${offset}
  )`;
  return contacts.where(page).execute();
}
