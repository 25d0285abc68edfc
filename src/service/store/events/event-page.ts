import { type Expression, type Kysely, sql } from 'kysely';
import type { EventFilter, EventSearch, Slice } from '../../records/index.ts';
import { maxSorted } from '../search-sort-limit.ts';
import type { Database } from '../tables/index.ts';
import { hostedEvents } from './event-rows.ts';
import { filterEvents, orderEvents, type PartFilter } from './event-search.ts';

/**
 * Reads a page of the events that match a search, and counts all of them. A search by text counts first, which is the
 * longer part if many match.
 */
export async function readEventPage(db: Kysely<Database>, search: EventSearch) {
  if (search.text === undefined) {
    return Promise.all([readEvents(db, { ...search, isSorted: false }), countEvents(db, search)]);
  }
  const total = await countEvents(db, search);
  if (total <= search.offset) return [[], total] as const;
  return [await readEvents(db, { ...search, isSorted: total <= maxSorted }), total] as const;
}

type Part = PartFilter & Slice;

/** Reads a part of the events that match. `isSorted` says whether to find all of them first, and then sort them. */
export function readEvents(db: Kysely<Database>, { isSorted, ...part }: Part & { readonly isSorted: boolean }) {
  const ids = isSorted ? sortedIds(db, part) : idsInOrder(db, part);
  const onPage = hostedEvents(db).where('event.account_id', '=', part.accountId).where('event.id', 'in', ids);
  return orderEvents(onPage, part).execute();
}

/** Selects the events that match. */
export function findEvents(db: Kysely<Database>, filter: PartFilter) {
  return filterEvents(db.selectFrom('events as event'), filter);
}

/** Counts the events that match. */
export async function countEvents(db: Kysely<Database>, filter: EventFilter): Promise<number> {
  const counting = findEvents(db, filter).select(({ fn }) => fn.countAll<number>().as('total'));
  return (await counting.executeTakeFirstOrThrow()).total;
}

/** The index of starts alone tells which events are on a page, so that those before it need not be read. */
function idsInOrder(db: Kysely<Database>, search: Part) {
  const { limit, offset } = search;
  return orderEvents(findEvents(db, search).select('event.id'), search).limit(limit).offset(offset);
}

/** All are found by the index of words, and then put in order. */
function sortedIds(db: Kysely<Database>, search: Part): Expression<string> {
  const { limit, offset, order = 'desc' } = search;
  const events = findEvents(db, search).select(['event.id', 'event.starts_at']);
  const direction = sql.raw(order);
  return sql<string>`(
    with found as materialized (${events})
    select id from found order by starts_at ${direction}, id ${direction} limit ${limit} offset ${offset}
  )`;
}
