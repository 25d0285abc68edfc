import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '../../../time/index.ts';
import { at } from '../postgres/index.ts';

/** Until when an event keeps its contact active. What happens to one that has ended or is canceled changes nothing. */
export const eventEnd = sql<Instant>`
  case event.status when 'confirmed' then event.ends_at else least(event.ends_at, event.updated_at) end`;

/** A moment at which a contact was active, in the words of the index. It may have been active later. */
export const knownActivity = sql<Instant>`coalesce(contact.active_until, contact.created_at)`;

/** The condition that a `contact` of an account has not been active since a moment. */
export function isInactive(accountId: number, since: Instant): RawBuilder<boolean> {
  const ofContact = sql`event.account_id = ${accountId} and event.contact_id = contact.id`;
  return sql<boolean>`(
    contact.merged_into is null and ${knownActivity} <= ${at(since)}
    and not exists (select from events as event where ${ofContact} and ${eventEnd} > ${at(since)})
    and (contact.updated_at <= ${at(since)} or exists (select from events as event where ${ofContact})))`;
}
