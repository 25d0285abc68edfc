import { type Kysely, sql } from 'kysely';
import {
  type ClaimedDelivery,
  type DeliveryUpdate,
  healthAfter,
  isGivenUp,
  type OutboxRecords,
  type ReceiverHealth,
} from '../../records/index.ts';
import { at, inTransaction, inUtc, nextVersion, prepared, writeLast } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { claimDue } from './claims/index.ts';
import { markForgottenAccounts, recordEnd } from './due-accounts.ts';
import { estimateRows } from './estimate-rows.ts';
import { hold } from './held-deliveries.ts';
import { announceRefusedMail } from './refused-mail.ts';
import { removeDeliveriesBefore, removeErasedDeliveries } from './removal/index.ts';

/** Rows to count one by one. Above that, an estimate is precise enough and faster. */
const countedExactly = 10_000;

/**
 * The deliveries for the outbox. A claim is written before the attempt and ends with it, or when it is not renewed, so
 * that no transaction stays open while another server is slow, and the claims of a dead process are attempted again.
 */
export function createOutboxRecords(db: Kysely<Database>): OutboxRecords {
  return {
    claimDue: (search) => claimDue(db, search),
    async renewClaim({ delivery: { accountId, id, attempts }, claimSeconds }) {
      const renewal = sql`
        update deliveries set claimed_until = now() + ${claimSeconds} * interval '1 second'
        where account_id = ${accountId} and id = ${id} and tries = ${attempts} and claimed_until > now()`;
      return (await renewal.execute(db)).numAffectedRows === 1n;
    },

    finishAttempt: (update) => inTransaction(db, (trx) => finish(trx, update)),

    async countDue(now) {
      const due = sql`select 1 from deliveries where status = 'pending' and next_try_at <= ${at(now)}`;
      const count = sql<{ total: number }>`select count(*) as total from (${due} limit ${countedExactly}) as due`;
      const total = (await count.execute(db)).rows[0]?.total ?? 0;
      return total < countedExactly ? total : Math.max(total, await estimateRows(db, due));
    },

    removeDeliveriesBefore: (before) => removeDeliveriesBefore(db, before),
    removeErasedDeliveries: (search) => removeErasedDeliveries(db, search),
    markForgottenAccounts: (dueBefore) => markForgottenAccounts(db, dueBefore),
  };
}

/** Locks the webhook first, as pausing it does: what waits for a paused webhook must not be due. */
async function finish(trx: Kysely<Database>, update: DeliveryUpdate): Promise<void> {
  const { delivery, status, responseStatus, responseText, failureReason, locale, nextAttemptAt, now } = update;
  const { accountId, id, attempts, recipient } = delivery;
  const webhook = recipient.kind === 'webhook' ? await lockWebhook(trx, delivery) : undefined;
  const isPaused = webhook !== undefined && (!webhook.is_active || (await updateHealth(trx, { webhook, update })));
  const next = isPaused ? null : nextAttemptAt;
  const statement = trx
    .updateTable('deliveries')
    .set({ status, response_status: responseStatus, response_text: responseText, failure_reason: failureReason })
    .set({ claimed_until: null })
    .set({ next_try_at: next === null ? null : inUtc(next), updated_at: inUtc(now) })
    .set(locale === undefined ? {} : { locale })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    // Another process may have claimed it after the claim expired.
    .where('tries', '=', attempts);
  const channel = recipient.kind === 'webhook' ? 'webhook' : 'mail';
  await writeLast(trx, prepared(statement.compile()));
  // After the delivery, as a change of the event does: in the other order, each could wait for the other.
  if (update.isUndeliverable) await announceRefusedMail(trx, update);
  await recordEnd(trx, { accountId, channel, nextAttemptAt: next, now });
}

/**
 * Locks the webhook of a claimed delivery. Returns undefined if another process has claimed the delivery since: the
 * result of this attempt no longer counts.
 */
function lockWebhook(trx: Kysely<Database>, { accountId, id, attempts }: ClaimedDelivery) {
  return trx
    .selectFrom('webhooks as webhook')
    .innerJoin('deliveries as delivery', (join) =>
      join.onRef('delivery.account_id', '=', 'webhook.account_id').onRef('delivery.webhook_id', '=', 'webhook.id'),
    )
    .select(['webhook.id', 'webhook.is_active', 'webhook.timeouts'])
    .select(['webhook.silent_since as silentSince', 'webhook.rests_until as restsUntil'])
    .where('delivery.account_id', '=', accountId)
    .where('delivery.id', '=', id)
    .where('delivery.tries', '=', attempts)
    .forNoKeyUpdate('webhook')
    .executeTakeFirst();
}

type FinishedAttempt = {
  readonly webhook: ReceiverHealth & { readonly id: number };
  readonly update: DeliveryUpdate;
};

/**
 * Stores the receiver's health, and pauses its webhook if the receiver wants no more messages or has been silent for
 * too long. Returns whether it did.
 */
async function updateHealth(trx: Kysely<Database>, { webhook, update }: FinishedAttempt): Promise<boolean> {
  const { delivery, failureReason, pausesWebhook, isAborted, now } = update;
  if (isAborted) return false;
  const health = healthAfter(webhook, { isTimeout: failureReason === 'timeout', now });
  const reason = pausesWebhook ? 'webhook_gone' : isGivenUp(health, now) ? 'webhook_silent' : undefined;
  const { timeouts, silentSince, restsUntil } = health;
  if (reason === undefined && timeouts === webhook.timeouts) return false;
  await trx
    .updateTable('webhooks')
    .set({ timeouts, silent_since: silentSince && inUtc(silentSince), rests_until: restsUntil && inUtc(restsUntil) })
    .$if(reason !== undefined, (query) => query.set({ is_active: false, updated_at: nextVersion(now) }))
    .where('account_id', '=', delivery.accountId)
    .where('id', '=', webhook.id)
    .execute();
  if (reason) await hold(trx, { accountId: delivery.accountId, webhookId: webhook.id, reason });
  return reason !== undefined;
}
