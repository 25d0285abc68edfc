import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { WebhookDelivery } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import {
  type AccountMailKind,
  accountMailKinds,
  type DeliveryRecords,
  type DeliverySearch,
  type DeliveryWrites,
} from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database, DeliveriesTable } from '../tables/index.ts';
import { recordDue } from './due-accounts.ts';
import { dueAt, payloadOf } from './payload.ts';

/** Past and waiting deliveries to webhooks, as their owners see them. */
export function createDeliveries(db: Kysely<Database>): DeliveryRecords & DeliveryWrites {
  return {
    async listDeliveries(search) {
      const deliveries = ofWebhook(db, search).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
      const count = ofWebhook(db, search).select(({ fn }) => fn.countAll<number>().as('total'));
      const [rows, { total }] = await Promise.all([
        deliveries.limit(search.limit).offset(search.offset).execute(),
        count.executeTakeFirstOrThrow(),
      ]);
      return { items: rows.map(deliveryOf), total };
    },

    async findDelivery({ id, ...webhook }) {
      const row = await ofWebhook(db, webhook).selectAll().where('id', '=', id).executeTakeFirst();
      return row && { ...deliveryOf(row), payload: row.payload };
    },

    async saveTest({ accountId: account_id, webhookId: webhook_id, now }) {
      const [type, data] = ['webhook.test', { webhook_id }] as const;
      const delivery = {
        recipient: 'webhook',
        kind: type,
        payload: payloadOf({ type, data, now }),
        ...dueAt(now),
      } as const;
      const row = { account_id, id: randomUUID(), webhook_id, ...delivery };
      await endRest(db, { accountId: account_id, webhookId: webhook_id });
      const savedRow = await db.insertInto('deliveries').values(row).returningAll().executeTakeFirstOrThrow();
      await recordDue(db, { accountId: account_id, channel: 'webhook', dueAt: now });
      return deliveryOf(savedRow);
    },

    async redeliver({ accountId, webhookId, id, now }) {
      await endRest(db, { accountId, webhookId });
      await db
        .updateTable('deliveries')
        .set({ status: 'pending', failure_reason: null, next_try_at: inUtc(now), updated_at: inUtc(now) })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', sql<Instant>`now()`)]))
        .execute();
      await recordDue(db, { accountId, channel: 'webhook', dueAt: now });
      const row = await ofWebhook(db, { accountId, webhookId })
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return deliveryOf(row);
    },
  };
}

type WebhookKey = Pick<DeliverySearch, 'accountId' | 'webhookId'>;

/** A delivery that an owner requests is not delayed by the receiver's backoff. */
async function endRest(db: Kysely<Database>, { accountId, webhookId }: WebhookKey): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ rests_until: null })
    .where('account_id', '=', accountId)
    .where('id', '=', webhookId)
    .where('rests_until', 'is not', null)
    .execute();
}

function ofWebhook(db: Kysely<Database>, { accountId, webhookId }: WebhookKey) {
  return db.selectFrom('deliveries').where('account_id', '=', accountId).where('webhook_id', '=', webhookId);
}

/** Returns a delivery to a webhook in the form of the API. */
export function deliveryOf(row: Selectable<DeliveriesTable>): WebhookDelivery {
  const { id, kind, status, tries, response_status, failure_reason, next_try_at, created_at, updated_at } = row;
  if (kind === 'event.reminder' || isAccountMail(kind) || status === 'skipped')
    throw new Error(`The delivery ${id} must go to a webhook, but is the mail "${kind}".`);
  return {
    id,
    kind,
    status,
    tries,
    response_status,
    failure_reason,
    next_try_at: next_try_at === null ? null : inUtc(next_try_at),
    created_at: inUtc(created_at),
    updated_at: inUtc(updated_at),
  };
}

function isAccountMail(kind: DeliveriesTable['kind']): kind is AccountMailKind {
  return accountMailKinds.some((each) => each === kind);
}
