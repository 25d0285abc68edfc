import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { EventSearch } from '../../records/index.ts';
import { at } from '../postgres/index.ts';
import type { Database, EventsTable } from '../tables/index.ts';

/** Keeps the events a search is for, whatever else is selected with them. */
export function filterEvents<Query extends Searched>(query: Query, search: EventSearch): Query {
  const { accountId, status, eventTypeId, contactId, hostId, outcome, text, from, to } = search;
  let found: Searched = query.where('event.account_id', '=', accountId);
  if (status !== undefined) found = found.where('event.status', '=', status);
  if (eventTypeId !== undefined) found = found.where('event.event_type_id', '=', eventTypeId);
  if (contactId !== undefined) found = found.where('event.contact_id', '=', contactId);
  if (hostId !== undefined) found = found.where('event.host_id', '=', hostId);
  if (outcome !== undefined) found = found.where('event.outcome', '=', outcome);
  if (text !== undefined) found = found.where(beginsWith(text));
  if (from !== undefined) found = found.where('event.starts_at', '>=', at(from));
  if (to !== undefined) found = found.where('event.starts_at', '<', at(to));
  return found as Query; // conditions change no type
}

/** Orders events by their start, and by id where these are equal, so that pages neither repeat nor miss one. */
export function orderEvents<Query extends Searched>(query: Query, { order = 'desc' }: EventSearch): Query {
  return query.orderBy('event.starts_at', order).orderBy('event.id', order) as Query; // an order changes no type
}

type Searched = SelectQueryBuilder<Database & { event: EventsTable }, 'event', object>;

/** Every text is looked up by so many characters: fewer are shared by too many names. */
const leastIndexed = 8;

/** A longer text is looked up by no more: each further trigram costs, and finds hardly fewer. */
const mostIndexed = 16;

/** Holds where a word of the invitee's name, or the address, begins with a text; an index has this expression. */
function beginsWith(text: string): RawBuilder<SqlBool> {
  const searched = sql`lower(' ' || event.invitee_name || E'\\n ' || event.invitee_email)`;
  const characters = [...text];
  const count = countIndexed(characters);
  const indexed = hasWord(searched, characters.slice(0, count).join(''));
  if (characters.length <= count) return indexed;
  // No index has the expression with nothing behind it.
  return sql<SqlBool>`(${indexed} and ${hasWord(sql`(${searched} || '')`, text)})`;
}

/**
 * Returns how many characters of a text are looked up: nothing behind an `@`, whose trigrams nearly every address has, `com`
 * for one, so that to look them all up takes longer.
 */
function countIndexed(characters: readonly string[]): number {
  const at = characters.indexOf('@');
  return Math.max(leastIndexed, Math.min(at === -1 ? mostIndexed : at, mostIndexed));
}

/** Every word has a space before it, the address too. */
function hasWord(searched: RawBuilder<unknown>, start: string): RawBuilder<SqlBool> {
  const pattern = `% ${start.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${searched} like lower(${pattern})`;
}
