import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Webhook } from '../../../contract/index.ts';
import type { AccountRecords } from '../../records/index.ts';
import { inUtc, nextVersion } from '../postgres/index.ts';
import type { Database, WebhooksTable } from '../tables/index.ts';
import { hold, release } from './held-deliveries.ts';

type Webhooks = Pick<
  AccountRecords,
  'listWebhooks' | 'saveWebhook' | 'updateWebhook' | 'rotateSecret' | 'deleteWebhook'
>;

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
        .set({ url, events, is_active, updated_at: nextVersion(now) })
        // Whoever changes the webhook may have fixed it.
        .set({ timeouts: 0, silent_since: null, rests_until: null })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const webhook = { accountId, webhookId: id };
      await (is_active ? release(db, { ...webhook, now }) : hold(db, webhook));
      return webhookOf(row);
    },

    async rotateSecret({ accountId, id, now, formerUntil }) {
      const row = await db
        .updateTable('webhooks')
        .set(({ ref }) => ({ former_secret: ref('secret'), former_secret_until: inUtc(formerUntil) }))
        .set({ secret: createSecret(), updated_at: nextVersion(now) })
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

function webhookOf({ id, url, events, secret, is_active, created_at, updated_at }: Selectable<WebhooksTable>): Webhook {
  return { id, url, events, secret, is_active, created_at: inUtc(created_at), updated_at: inUtc(updated_at) };
}
