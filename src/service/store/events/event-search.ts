import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { EventSearch } from '../../records/index.ts';
import { at } from '../postgres/index.ts';
import type { Database, EventsTable } from '../tables/index.ts';

/** Keeps the events that match a search, whatever else is selected with them. */
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
  return found as Query; // a condition changes no column
}

/** Orders events by their start, and by id where these are equal, so that pages neither repeat nor miss one. */
export function orderEvents<Query extends Searched>(query: Query, { order = 'desc' }: EventSearch): Query {
  return query.orderBy('event.starts_at', order).orderBy('event.id', order) as Query; // an order changes no column
}

type Searched = SelectQueryBuilder<Database & { event: EventsTable }, 'event', object>;

/** The fewest characters to look a text up by: too many names share fewer. */
const leastIndexed = 8;

/** The most characters to look a text up by: each further trigram costs time, and excludes hardly any name. */
const mostIndexed = 16;

/** Matches the beginning of a word of the invitee's name, or of the address. An index has this expression. */
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
 * Returns how many characters of a text to look up: none after an `@`, because nearly every address has those trigrams,
 * such as `com`, and looking them all up takes longer.
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
