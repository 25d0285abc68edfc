import { type Kysely, sql } from 'kysely';
import type { ContactSearch } from '../../records/index.ts';
import { maxSorted } from '../search-sort-limit.ts';
import type { Database } from '../tables/index.ts';
import { isInactive } from './activity.ts';

/** The ids of a page, newest first, and how many contacts match. Without a text, the page is known before the count. */
export type FoundContacts = { readonly ids: Promise<readonly string[]>; readonly total: Promise<number> };

/** Looks for a page of the matching contacts, and counts all of them. */
export function searchContacts(db: Kysely<Database>, search: ContactSearch): FoundContacts {
  if (search.text === '') return { ids: readNewest(db, search), total: countContacts(db, search) };
  const result = searchByText(db, search);
  return { ids: result.then(({ ids }) => ids), total: result.then(({ total }) => total) };
}

/** A contact that matches, by itself or by a former address, and when it was created. */
type ContactMatch = { readonly id: string; readonly micros: number };

/** In microseconds, as precisely as the database orders by it. */
const micros = sql`(extract(epoch from created_at) * 1000000)::bigint as micros`;

/** The newest contacts that match by themselves, as many as the page can hold, and how many match. */
type FoundByItself = { readonly newest: readonly ContactMatch[]; readonly total: number };

/**
 * Looks for contacts themselves and for their former addresses at the same time. If many contacts match, counting
 * them is one search and reading the newest another.
 */
async function searchByText(db: Kysely<Database>, search: ContactSearch) {
  const { limit, offset } = search;
  const [few, former] = await Promise.all([findFew(db, search), findByFormer(db, search)]);
  const { newest, total } = few.total > maxSorted ? await findMany(db, search) : few;
  const page = [...newest, ...former].sort(newestBefore).slice(offset, offset + limit);
  return { ids: page.map(({ id }) => id), total: total + former.length };
}

/** Returns the condition that matches part of a name or of an address. */
function patternOf({ text }: ContactSearch) {
  return sql`lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`})`;
}

/** Finds contacts by their own name and address. */
function matching(search: ContactSearch) {
  return sql`
    select id, created_at, ${micros} from contacts as contact
    where account_id = ${search.accountId} and merged_into is null and searched like ${patternOf(search)}
      and ${isWanted(search)}`;
}

/** Returns the condition that a `contact` has been inactive for as long as the search says. */
function isWanted({ accountId, inactiveSince }: Pick<ContactSearch, 'accountId' | 'inactiveSince'>) {
  return inactiveSince === undefined ? sql<boolean>`true` : isInactive(accountId, inactiveSince);
}

/** Looks the text up once, for the count and for the newest. */
async function findFew(db: Kysely<Database>, search: ContactSearch): Promise<FoundByItself> {
  const { rows } = await sql<ContactMatch & { readonly total: number }>`
    with own as materialized (${matching(search)} limit ${maxSorted + 1})
    select id, micros, (select count(*) from own) as total from own ${newestFirst(search)}`.execute(db);
  return { newest: rows, total: rows[0]?.total ?? 0 };
}

async function findMany(db: Kysely<Database>, search: ContactSearch): Promise<FoundByItself> {
  const count = sql<{ readonly total: number }>`select count(*) as total from (${matching(search)}) as own`.execute(db);
  const page = sql<ContactMatch>`${matching(search)} ${newestFirst(search)}`.execute(db);
  const [totals, { rows: newest }] = await Promise.all([count, page]);
  return { newest, total: totals.rows[0]?.total ?? 0 };
}

function newestFirst({ limit, offset }: ContactSearch) {
  return sql`order by created_at desc, id desc limit ${offset + limit}`;
}

/**
 * Finds contacts by their former addresses only. A former address has the age of its contact, and is skipped if the
 * contact itself matches.
 */
async function findByFormer(db: Kysely<Database>, search: ContactSearch): Promise<ContactMatch[]> {
  const { accountId, inactiveSince } = search;
  const wantedContacts = sql`
    select from contacts contact
    where contact.account_id = ${accountId} and contact.id = former.merged_into and ${isWanted(search)}`;
  const isOfWanted = inactiveSince === undefined ? sql`true` : sql`exists (${wantedContacts})`;
  const pattern = patternOf(search);
  const { rows } = await sql<ContactMatch>`
    select distinct former.merged_into as id, ${micros} from contacts former
    where former.account_id = ${accountId} and former.merged_into is not null and former.searched like ${pattern}
      and ${isOfWanted} and not exists (
        select from contacts contact
        where contact.account_id = ${accountId} and contact.id = former.merged_into and contact.searched like ${pattern}
      )`.execute(db);
  return rows;
}

/** Puts the newest first, and orders by id where two were created at the same time, as the database does. */
function newestBefore(one: ContactMatch, other: ContactMatch): number {
  return other.micros - one.micros || (other.id < one.id ? -1 : 1);
}

async function countContacts(db: Kysely<Database>, search: ContactSearch): Promise<number> {
  const count = ofAccount(db, search).select(({ fn }) => fn.countAll<number>().as('total'));
  return (await count.executeTakeFirstOrThrow()).total;
}

async function readNewest(db: Kysely<Database>, search: ContactSearch): Promise<readonly string[]> {
  const { limit, offset } = search;
  const newest = ofAccount(db, search).select('id').orderBy('created_at', 'desc').orderBy('id', 'desc');
  return (await newest.limit(limit).offset(offset).execute()).map(({ id }) => id);
}

/** Returns the query of all contacts without a text. */
function ofAccount(db: Kysely<Database>, search: ContactSearch) {
  const own = db.selectFrom('contacts as contact').where('account_id', '=', search.accountId);
  const contacts = own.where('merged_into', 'is', null);
  return search.inactiveSince === undefined ? contacts : contacts.where(isWanted(search));
}
