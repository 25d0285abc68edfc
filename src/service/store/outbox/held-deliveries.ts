import { type Kysely, sql } from 'kysely';
import type { FailureReason } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { recordDue } from './due-accounts.ts';

type WebhookKey = { readonly accountId: number; readonly webhookId: number };

/** How many rows a statement changes: more of them could exceed the time limit of a statement. */
const changedAtOnce = 5000;

type PausedWebhook = WebhookKey & {
  /** Why the webhook was paused; undefined if its owner paused it. */
  readonly reason?: FailureReason;
};

/** Holds the pending deliveries of a paused webhook: they are not due until it is active again. */
export async function hold(db: Kysely<Database>, { reason, ...webhook }: PausedWebhook): Promise<void> {
  const waiting = await pendingIds(db, { ...webhook, isHeld: false });
  const values = { next_try_at: null, ...(reason && { failure_reason: reason }) };
  await change(db, { accountId: webhook.accountId, ids: waiting, values });
}

/** Makes the held deliveries of a webhook due again. */
export async function release(
  db: Kysely<Database>,
  { now, ...webhook }: WebhookKey & { readonly now: Instant },
): Promise<void> {
  const ids = await pendingIds(db, { ...webhook, isHeld: true });
  const values = { next_try_at: inUtc(now), failure_reason: null };
  await change(db, { accountId: webhook.accountId, ids, values });
  // Other deliveries of the account may have waited only because this receiver did not respond.
  await recordDue(db, { accountId: webhook.accountId, channel: 'webhook', dueAt: now });
}

/**
 * Returns the ids of the pending deliveries of a webhook. Call it with the webhook locked: an attempt that ends cannot
 * change them then.
 */
async function pendingIds(
  db: Kysely<Database>,
  { accountId, webhookId, isHeld }: WebhookKey & { readonly isHeld: boolean },
): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('account_id', '=', accountId)
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'pending')
    .where('next_try_at', isHeld ? 'is' : 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

type Change = {
  readonly accountId: number;
  readonly ids: readonly string[];
  readonly values: { readonly next_try_at: string | null; readonly failure_reason?: FailureReason | null };
};

async function change(db: Kysely<Database>, { accountId, ids, values }: Change): Promise<void> {
  for (let first = 0; first < ids.length; first += changedAtOnce) {
    const some = ids.slice(first, first + changedAtOnce);
    await db
      .updateTable('deliveries')
      .set(values)
      .where('account_id', '=', accountId)
      .where(sql<boolean>`id = any(${some}::uuid[])`)
      .where('status', '=', 'pending')
      .execute();
  }
}
