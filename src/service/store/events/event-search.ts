import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { limits } from '../../../contract/index.ts';
import { addMinutes, type Instant } from '../../../time/index.ts';
import type { EventFilter } from '../../records/index.ts';
import { at } from '../postgres/index.ts';
import type { Database, EventsTable } from '../tables/index.ts';

/** Where an event is in the order of a list. */
export type Position = { readonly start: Instant; readonly id: string };

/** A filter, and the part of its events that is read next. */
export type PartFilter = EventFilter & {
  /** Only events that come after this one. */
  readonly after?: Position | undefined;
  /** Only events that were booked before a moment and changed later. */
  readonly change?: { readonly bookedBefore: Instant; readonly since: Instant } | undefined;
};

/** Keeps the events that match a filter, whatever else is selected with them. */
export function filterEvents<Query extends EventQuery>(query: Query, filter: PartFilter): Query {
  const { accountId, status, eventTypeId, contactId, hostId, outcome, text, after, change } = filter;
  const { from, to, endsAfter, endsBefore } = filter;
  let events: EventQuery = query.where('event.account_id', '=', accountId);
  if (status !== undefined) events = events.where('event.status', '=', status);
  if (eventTypeId !== undefined) events = events.where('event.event_type_id', '=', eventTypeId);
  if (contactId !== undefined) events = events.where('event.contact_id', '=', contactId);
  if (hostId !== undefined) events = events.where('event.host_id', '=', hostId);
  if (outcome !== undefined) events = events.where('event.outcome', '=', outcome);
  if (text !== undefined) events = events.where(beginsWith(text));
  if (from !== undefined) events = events.where('event.starts_at', '>=', at(from));
  if (to !== undefined) events = events.where('event.starts_at', '<', at(to));
  if (endsAfter !== undefined) {
    // An index has the starts, and no meeting lasts longer.
    const earliest = addMinutes(endsAfter, -limits.meetingMinutes);
    events = events.where('event.starts_at', '>', at(earliest)).where('event.ends_at', '>', at(endsAfter));
  }
  if (endsBefore !== undefined) {
    events = events.where('event.starts_at', '<', at(endsBefore)).where('event.ends_at', '<=', at(endsBefore));
  }
  if (after !== undefined) events = events.where(isBeyond(after, filter));
  if (change !== undefined) {
    const { bookedBefore, since } = change;
    events = events.where('event.created_at', '<', at(bookedBefore)).where('event.updated_at', '>=', at(since));
  }
  return events as Query; // a condition changes no column
}

/** Orders events by their start, and by id where these are equal, so that pages neither repeat nor miss one. */
export function orderEvents<Query extends EventQuery>(query: Query, { order = 'desc' }: EventFilter): Query {
  return query.orderBy('event.starts_at', order).orderBy('event.id', order) as Query; // an order changes no column
}

type EventQuery = SelectQueryBuilder<Database & { event: EventsTable }, 'event', object>;

/** The indexes by start hold the id too, so a part costs the same however many events are before it. */
function isBeyond({ start, id }: Position, { order = 'desc' }: EventFilter): RawBuilder<SqlBool> {
  const operator = sql.raw(order === 'asc' ? '>' : '<');
  return sql<SqlBool>`(event.starts_at, event.id) ${operator} (${at(start)}, ${id}::uuid)`;
}

/** The fewest characters to look a text up by: too many names share fewer. */
const minLookupLength = 8;

/** The most characters to look a text up by: each further trigram costs time, and excludes hardly any name. */
const maxLookupLength = 16;

/** Matches the beginning of a word of the invitee's name, or of the address. An index has this expression. */
function beginsWith(text: string): RawBuilder<SqlBool> {
  const searchText = sql`lower(' ' || event.invitee_name || E'\\n ' || event.invitee_email)`;
  const characters = [...text];
  const count = lookupLength(characters);
  const indexCondition = hasWord(searchText, characters.slice(0, count).join(''));
  if (characters.length <= count) return indexCondition;
  // No index has the expression with nothing behind it.
  return sql<SqlBool>`(${indexCondition} and ${hasWord(sql`(${searchText} || '')`, text)})`;
}

/**
 * Returns how many characters of a text to look up: none after an `@`, because nearly every address has those trigrams,
 * such as `com`, and looking them all up takes longer.
 */
function lookupLength(characters: readonly string[]): number {
  const at = characters.indexOf('@');
  return Math.max(minLookupLength, Math.min(at === -1 ? maxLookupLength : at, maxLookupLength));
}

/** Every word has a space before it, the address too. */
function hasWord(searchText: RawBuilder<unknown>, start: string): RawBuilder<SqlBool> {
  const pattern = `% ${start.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${searchText} like lower(${pattern})`;
}
