import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Instant } from '../../../../time/index.ts';
import type { ErasureSearch } from '../../../records/index.ts';
import { at } from '../../postgres/index.ts';
import type { Database } from '../../tables/index.ts';
import { isOver } from './is-over.ts';

const removedAtOnce = 100;

/** Removes some of the deliveries that ended before an instant, or have been due since then. Returns how many. */
export async function removeDeliveriesBefore(db: Kysely<Database>, before: Instant): Promise<number> {
  // A reminder is written long before it is sent. An index has the first two conditions; few rows fail the third.
  const hasEnded = sql<boolean>`
    delivery.next_try_at is null and delivery.created_at < ${at(before)} and delivery.updated_at < ${at(before)}`;
  // Mail waits for as long as the service has no mail server. An index has the first two conditions.
  const isForgotten = sql<boolean>`
    delivery.status = 'pending' and delivery.next_try_at < ${at(before)} and delivery.updated_at < ${at(before)}`;
  // One after the other: for both at once, PostgreSQL would read all old deliveries each time.
  return (await removeWhere(db, hasEnded)) + (await removeWhere(db, isForgotten));
}

function removeWhere(db: Kysely<Database>, condition: RawBuilder<boolean>): Promise<number> {
  const keys = sql<DeliveryKey>`
    select account_id, id from deliveries as delivery where ${condition} limit ${removedAtOnce}`;
  return removeDeliveries(db, keys, condition);
}

/** Removes some of the deliveries about erased events that are not attempted any more. Returns how many. */
export function removeErasedDeliveries(db: Kysely<Database>, { erasedSince, now }: ErasureSearch): Promise<number> {
  const keys = sql<DeliveryKey>`
    select delivery.account_id, delivery.id from events as event
    join deliveries as delivery on delivery.account_id = event.account_id and delivery.about_event = event.id
    left join webhooks as webhook on webhook.account_id = delivery.account_id and webhook.id = delivery.webhook_id
    where event.erased_at >= ${at(erasedSince)} and ${isOver(now)} limit ${removedAtOnce}`;
  return removeDeliveries(db, keys, isOver(now));
}

type DeliveryKey = { readonly account_id: number; readonly id: string };

/** Deletes the deliveries with these keys that still meet the condition. Returns how many. */
async function removeDeliveries(db: Kysely<Database>, keys: RawBuilder<DeliveryKey>, condition: RawBuilder<boolean>) {
  let total = 0;
  // Never lock rows of several accounts in one statement: they may be on several machines.
  for (const [accountId, rows] of Map.groupBy((await keys.execute(db)).rows, (row) => row.account_id)) {
    const ids = rows.map(({ id }) => id);
    const removal = sql`
      with removable as (
        select delivery.id from deliveries as delivery
        left join webhooks as webhook on webhook.account_id = ${accountId} and webhook.id = delivery.webhook_id
        where delivery.account_id = ${accountId} and delivery.id = any(${ids}::uuid[]) and ${condition}
        for update of delivery skip locked
      )
      delete from deliveries as delivery using removable
      where delivery.account_id = ${accountId} and delivery.id = removable.id`;
    total += Number((await removal.execute(db)).numAffectedRows);
  }
  return total;
}
