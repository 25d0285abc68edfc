import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Instant } from '../../../../time/index.ts';
import { type Channel, cautiousFrom } from '../../../records/index.ts';
import type { Database } from '../../tables/index.ts';
import type { AccountClaim } from '../due-accounts.ts';

/** The most attempts of one account under way at once, across all processes: a slow receiver does not delay others. */
export const placesOfAccount: Readonly<Record<Channel, number>> = { webhook: 6, mail: 2 };

/** The most of them to one webhook, so that it does not delay the other webhooks of its account either. */
const placesOfWebhook = 4;

/** The deliveries that wait for one webhook, or an account's mail. */
export type Queue = {
  readonly underWay: number;
  readonly places: number;
  readonly restsUntil: Instant | null;
  /** When the first claim of those under way expires; null if none is under way. */
  readonly claimSecondsLeft: number | null;
  /** The oldest, one more than could be claimed at once. */
  readonly waiting: readonly { readonly id: string; readonly nextAttemptAt: Instant }[];
};

/** Reads what waits in an account, queue by queue. */
export async function readQueues(db: Kysely<Database>, account: AccountClaim): Promise<Queue[]> {
  return groupByQueue((await queuesOf(account).execute(db)).rows);
}

type QueueRow = {
  readonly webhook_id: number | null;
  readonly under_way: number;
  readonly places: number;
  readonly rests_until: Instant | null;
  readonly claim_seconds_left: number | null;
  readonly id: string | null;
  readonly next_try_at: Instant | null;
};

/**
 * Each webhook is one queue, and the mail of an account another. The oldest few of each are read by an index. The order
 * includes the webhook, although it is always the same one, because PostgreSQL would otherwise sort all mail that the
 * account has waiting. Nothing is sent to a paused webhook: a booking that found it active may have written a delivery
 * after the pause, which then waits like the others until the webhook is active again.
 */
function queuesOf({ accountId, channel }: AccountClaim): RawBuilder<QueueRow> {
  const isMail = channel === 'mail';
  const readAtOnce = (isMail ? placesOfAccount.mail : placesOfWebhook) + 1;
  return sql<QueueRow>`
    with under_way as (
      select webhook_id, count(*)::integer as attempts,
        extract(epoch from min(claimed_until) - now())::float8 as claim_seconds_left
      from deliveries
      where account_id = ${accountId} and claimed_until > now() and (recipient = 'webhook') = ${!isMail}
      group by webhook_id
    ), queues as (${isMail ? mailQueue() : webhookQueues(accountId)})
    select queue.*, delivery.id, delivery.next_try_at
    from queues as queue left join lateral (
      select id, next_try_at from deliveries
      where account_id = ${accountId} and ${isMail ? sql`webhook_id is null` : sql`webhook_id = queue.webhook_id and queue.is_active`}
        and next_try_at is not null and (claimed_until > now()) is not true
      order by webhook_id, next_try_at
      limit ${readAtOnce}
    ) as delivery on true
    where delivery.id is not null or queue.under_way > 0`;
}

function mailQueue(): RawBuilder<unknown> {
  return sql`
    select null::bigint as webhook_id, coalesce((select attempts from under_way), 0) as under_way,
      ${placesOfAccount.mail}::integer as places, null::timestamptz as rests_until,
      (select claim_seconds_left from under_way) as claim_seconds_left`;
}

function webhookQueues(accountId: number): RawBuilder<unknown> {
  return sql`
    select webhook.id as webhook_id, webhook.is_active, coalesce(under_way.attempts, 0) as under_way,
      case when webhook.timeouts >= ${cautiousFrom} then 1 else ${placesOfWebhook}::integer end as places,
      webhook.rests_until, under_way.claim_seconds_left
    from webhooks as webhook left join under_way on under_way.webhook_id = webhook.id
    where webhook.account_id = ${accountId}`;
}

function groupByQueue(rows: readonly QueueRow[]): Queue[] {
  return [...Map.groupBy(rows, ({ webhook_id }) => webhook_id).values()].flatMap((ofQueue) => {
    const [first] = ofQueue;
    const waiting = ofQueue.flatMap(({ id, next_try_at: nextAttemptAt }) =>
      id === null || nextAttemptAt === null ? [] : [{ id, nextAttemptAt }],
    );
    if (!first) return [];
    const { under_way: underWay, places, rests_until: restsUntil, claim_seconds_left: claimSecondsLeft } = first;
    return [{ underWay, places, restsUntil, claimSecondsLeft, waiting }];
  });
}
