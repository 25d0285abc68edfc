import { type Kysely, sql } from 'kysely';
import type { Instant } from '../../../../time/index.ts';
import type { Database } from '../../tables/index.ts';
import { isOver } from './is-over.ts';

type ErasedEvents = { readonly accountId: number; readonly eventIds: readonly string[]; readonly now: Instant };

/**
 * Deletes the copies of events in emails and webhook messages. A message that is still to be attempted is deleted after
 * its last attempt. A message that waits for a paused webhook is deleted now and never sent.
 */
export async function deleteMessagesAbout(trx: Kysely<Database>, events: ErasedEvents): Promise<void> {
  const { accountId, eventIds, now } = events;
  await sql`
    with removable as (
      select delivery.id from deliveries as delivery
      left join webhooks as webhook on webhook.account_id = ${accountId} and webhook.id = delivery.webhook_id
      where delivery.account_id = ${accountId} and delivery.about_event = any(${eventIds}::uuid[]) and ${isOver(now)}
      for update of delivery
    )
    delete from deliveries as delivery using removable
    where delivery.account_id = ${accountId} and delivery.id = removable.id`.execute(trx);
  // These name the address of a guest. Their kind is written out for the index.
  await sql`
    delete from deliveries
    where account_id = ${accountId} and kind = 'mail.refused'
      and payload::jsonb #>> '{data,event_id}' = any(${eventIds}::text[])`.execute(trx);
}
