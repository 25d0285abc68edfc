import { type Kysely, sql } from 'kysely';
import type { FailureReason } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { recordDue } from './due-accounts.ts';

type OfWebhook = { readonly accountId: number; readonly webhookId: number };

/** How many rows a statement changes: more of them could exceed the time limit of a statement. */
const changedAtOnce = 5000;

type PausedWebhook = OfWebhook & {
  /** Why the webhook was paused; undefined if its owner paused it. */
  readonly reason?: FailureReason;
};

/** Deliveries to a paused webhook are never due. */
export async function hold(db: Kysely<Database>, { reason, ...webhook }: PausedWebhook): Promise<void> {
  const waiting = await pendingIds(db, { ...webhook, isHeld: false });
  const values = { next_try_at: null, ...(reason && { failure_reason: reason }) };
  await change(db, { accountId: webhook.accountId, ids: waiting, values });
}

/** Everything that waited for a webhook is due once it is active again. */
export async function release(
  db: Kysely<Database>,
  { now, ...webhook }: OfWebhook & { readonly now: Instant },
): Promise<void> {
  const held = await pendingIds(db, { ...webhook, isHeld: true });
  const values = { next_try_at: inUtc(now), failure_reason: null };
  await change(db, { accountId: webhook.accountId, ids: held, values });
  // Others may have waited only for the pause of a silent receiver to end.
  await recordDue(db, { accountId: webhook.accountId, channel: 'webhook', dueAt: now });
}

/** The webhook is locked, so an attempt that has ended cannot change them now. */
async function pendingIds(
  db: Kysely<Database>,
  { accountId, webhookId, isHeld }: OfWebhook & { readonly isHeld: boolean },
): Promise<string[]> {
  const found = await db
    .selectFrom('deliveries')
    .select('id')
    .where('account_id', '=', accountId)
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'pending')
    .where('next_try_at', isHeld ? 'is' : 'is not', null)
    .execute();
  return found.map(({ id }) => id);
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
