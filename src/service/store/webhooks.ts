import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Webhook } from '../../contract/index.ts';
import type { Instant } from '../../time/index.ts';
import type { Settings } from '../acts/index.ts';
import { inUtc } from './instants.ts';
import type { Database, WebhooksTable } from './tables.ts';

type Webhooks = Pick<Settings, 'listWebhooks' | 'saveWebhook' | 'updateWebhook' | 'rotateSecret' | 'deleteWebhook'>;

const secretBytes = 32;

export function createWebhooks(db: Kysely<Database>): Webhooks {
  return {
    async listWebhooks(accountId) {
      const query = db.selectFrom('webhooks').selectAll().where('account_id', '=', accountId);
      return (await query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute()).map(webhookOf);
    },

    async saveWebhook({ accountId, content: { url, events, is_active }, now }) {
      const secret = createSecret();
      const [created_at, updated_at] = [inUtc(now), inUtc(now)];
      const row = await db
        .insertInto('webhooks')
        .values({ account_id: accountId, url, events, is_active, secret, created_at, updated_at })
        .returningAll()
        .executeTakeFirstOrThrow();
      return webhookOf(row);
    },

    async updateWebhook({ accountId, id, content: { url, events, is_active }, now }) {
      const row = await db
        .updateTable('webhooks')
        .set({ url, events, is_active, updated_at: inUtc(now) })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await holdOrRelease(db, { accountId, webhookId: id, isActive: is_active, now });
      return webhookOf(row);
    },

    async rotateSecret({ accountId, id, now, formerUntil }) {
      const row = await db
        .updateTable('webhooks')
        .set(({ ref }) => ({ former_secret: ref('secret'), former_secret_until: inUtc(formerUntil) }))
        .set({ secret: createSecret(), updated_at: inUtc(now) })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return webhookOf(row);
    },

    async deleteWebhook(accountId, id) {
      await db.deleteFrom('webhooks').where('account_id', '=', accountId).where('id', '=', id).execute();
    },
  };
}

function createSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`;
}

type Holding = {
  readonly accountId: number;
  readonly webhookId: number;
  readonly isActive: boolean;
  readonly now: Instant;
};

/** Deliveries to a webhook that is paused are never due, and all that waited are once it is active again. */
export async function holdOrRelease(db: Kysely<Database>, { accountId, webhookId, isActive, now }: Holding) {
  await db
    .updateTable('deliveries')
    .set({ next_try_at: isActive ? inUtc(now) : null })
    .where('account_id', '=', accountId)
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'pending')
    .where('next_try_at', isActive ? 'is' : 'is not', null)
    .execute();
}

function webhookOf({ id, url, events, secret, is_active, created_at, updated_at }: Selectable<WebhooksTable>): Webhook {
  return { id, url, events, secret, is_active, created_at: inUtc(created_at), updated_at: inUtc(updated_at) };
}
