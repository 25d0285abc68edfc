import { type Kysely, sql } from 'kysely';
import type { Instant } from '../../time/index.ts';
import type { ClaimedDelivery, DueSearch, FinishedTry, OutboxRecords, Recipient } from '../acts/index.ts';
import { inTransaction } from './in-transaction.ts';
import { at, inUtc } from './instants.ts';
import type { Database } from './tables.ts';
import { holdOrRelease } from './webhooks.ts';

/** So many tries of one webhook, or of one account's mail, are under way at once: a slow one keeps no other waiting. */
const triesOfOneAtOnce = 4;

const removedAtOnce = 100;

/**
 * Deliveries as whoever sends them sees them. A claim is written before the try and ends with it or by the clock, so
 * that no transaction is open while somebody else's server takes its time, and what a process that died had claimed is
 * tried again.
 */
export function createOutboxRecords(db: Kysely<Database>): OutboxRecords {
  return {
    claimDue: async (search) => (await claim(db, search)).map((row) => claimedOf(row, search.now)),
    finishTry: (finished) => inTransaction(db, (open) => finish(open, finished)),

    async countDue(now) {
      const count = db.selectFrom('deliveries').select(({ fn }) => fn.countAll<number>().as('total'));
      return (await count.where('next_try_at', '<=', at(now)).executeTakeFirstOrThrow()).total;
    },

    async removeDeliveriesBefore(before) {
      const removing = sql`
        delete from deliveries where (account_id, id) in (
          select account_id, id from deliveries
          where next_try_at is null and created_at < ${at(before)}
          limit ${removedAtOnce} for update skip locked
        )`;
      return Number((await removing.execute(db)).numAffectedRows);
    },
  };
}

type ClaimedRow = {
  readonly account_id: number;
  readonly id: string;
  readonly recipient: Recipient['kind'];
  readonly payload: string;
  readonly tries: number;
  readonly url: string | null;
  readonly secret: string | null;
  readonly former_secret: string | null;
  readonly former_secret_until: Instant | null;
};

/** What is under way stays due and takes the first places of its webhook; whoever else is claiming is passed over. */
async function claim(db: Kysely<Database>, { now, limit, sendsMail, claimedUntil }: DueSearch): Promise<ClaimedRow[]> {
  const found = sql<ClaimedRow>`
    with due as (
      select account_id, id, row_number() over (
        partition by account_id, webhook_id order by (claimed_until > ${at(now)}) is true desc, next_try_at, id
      ) as place
      from deliveries
      where next_try_at <= ${at(now)} and (${sendsMail} or recipient = 'webhook')
    ), picked as (
      select delivery.account_id, delivery.id, delivery.webhook_id
      from deliveries as delivery join due using (account_id, id)
      where due.place <= ${triesOfOneAtOnce}
        and delivery.next_try_at <= ${at(now)}
        and (delivery.claimed_until > ${at(now)}) is not true
      order by delivery.next_try_at
      limit ${limit}
      for update of delivery skip locked
    )
    update deliveries as delivery
    set tries = delivery.tries + 1, claimed_until = ${at(claimedUntil)}, updated_at = ${at(now)}
    from picked left join webhooks as webhook on webhook.account_id = picked.account_id and webhook.id = picked.webhook_id
    where delivery.account_id = picked.account_id and delivery.id = picked.id
    returning delivery.account_id, delivery.id, delivery.recipient, delivery.payload, delivery.tries,
      webhook.url, webhook.secret, webhook.former_secret, webhook.former_secret_until`;
  return (await found.execute(db)).rows;
}

function claimedOf(row: ClaimedRow, now: Instant): ClaimedDelivery {
  const { account_id: accountId, id, payload, tries } = row;
  return { accountId, id, payload, tries, recipient: recipientOf(row, now) };
}

function recipientOf(row: ClaimedRow, now: Instant): Recipient {
  const { recipient, url, secret, former_secret, former_secret_until } = row;
  if (recipient !== 'webhook') return { kind: recipient };
  if (url === null || secret === null) throw new Error(`The delivery ${row.id} has lost its webhook.`);
  const signsToo = former_secret !== null && former_secret_until !== null && now < former_secret_until;
  return { kind: 'webhook', url, secrets: signsToo ? [secret, former_secret] : [secret] };
}

/** Locks the webhook first, as whoever pauses it does: what waits for a paused one must not be due. */
async function finish(open: Kysely<Database>, finished: FinishedTry): Promise<void> {
  const { claimed, status, responseStatus, nextTryAt, disables, now } = finished;
  const { accountId, id, tries } = claimed;
  const webhook = await lockWebhook(open, claimed);
  if (disables && webhook?.is_active) await pause(open, { accountId, webhookId: webhook.id, now });
  const isPaused = webhook !== undefined && (disables || !webhook.is_active);
  await open
    .updateTable('deliveries')
    .set({ status, response_status: responseStatus, claimed_until: null, updated_at: inUtc(now) })
    .set({ next_try_at: nextTryAt === null || isPaused ? null : inUtc(nextTryAt) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    // A claim that ran out may be another's by now.
    .where('tries', '=', tries)
    .execute();
}

function lockWebhook(open: Kysely<Database>, { accountId, id }: ClaimedDelivery) {
  return open
    .selectFrom('webhooks as webhook')
    .innerJoin('deliveries as delivery', (join) =>
      join.onRef('delivery.account_id', '=', 'webhook.account_id').onRef('delivery.webhook_id', '=', 'webhook.id'),
    )
    .select(['webhook.id', 'webhook.is_active'])
    .where('delivery.account_id', '=', accountId)
    .where('delivery.id', '=', id)
    .forNoKeyUpdate('webhook')
    .executeTakeFirst();
}

type Pausing = { readonly accountId: number; readonly webhookId: number; readonly now: Instant };

async function pause(open: Kysely<Database>, { accountId, webhookId, now }: Pausing): Promise<void> {
  await open
    .updateTable('webhooks')
    .set({ is_active: false, updated_at: inUtc(now) })
    .where('account_id', '=', accountId)
    .where('id', '=', webhookId)
    .execute();
  await holdOrRelease(open, { accountId, webhookId, isActive: false, now });
}
