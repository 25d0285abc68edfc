import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '../../../time/index.ts';
import { at } from '../postgres/index.ts';

/** Until when an event keeps its contact active. Once it has ended or is canceled, no change of it matters. */
const eventEnd = sql`case event.status when 'confirmed' then event.ends_at else least(event.ends_at, event.updated_at) end`;

/** A moment at which a contact was active, in the words of the index. They may have been active later. */
export const knownActivity = sql`coalesce(contact.active_until, contact.created_at)`;

/** Until when a `contact` of an account was active: reads their events one contact at a time, by an index. */
export function activityOf(accountId: number): RawBuilder<Instant> {
  return sql<Instant>`greatest(
    contact.created_at,
    coalesce((select max(${eventEnd}) from events as event where ${ofContact(accountId)}), contact.updated_at))`;
}

/** The same, as the condition that it was not after a moment: whoever has one later event is left out at once. */
export function isInactive(accountId: number, since: Instant): RawBuilder<boolean> {
  const events = sql`from events as event where ${ofContact(accountId)}`;
  // A query with a limit is run for one contact at a time. Without, PostgreSQL may read all events of the account.
  return sql<boolean>`(
    contact.merged_into is null and contact.created_at <= ${at(since)} and ${knownActivity} <= ${at(since)}
    and not exists (select ${events} and ${eventEnd} > ${at(since)})
    and (contact.updated_at <= ${at(since)} or (select true ${events} limit 1)))`;
}

function ofContact(accountId: number) {
  return sql`event.account_id = ${accountId} and event.contact_id = contact.id`;
}
