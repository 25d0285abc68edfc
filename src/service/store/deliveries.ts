import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { WebhookDelivery } from '../../contract/index.ts';
import type { DeliveryRecords, DeliverySearch, DeliveryWrites } from '../acts/index.ts';
import { dueAt, payloadOf } from './announcements.ts';
import { at, inUtc } from './instants.ts';
import type { Database, DeliveriesTable } from './tables.ts';

/** What was and will be sent to webhooks, as their owners see it. */
export function createDeliveries(db: Kysely<Database>): DeliveryRecords & DeliveryWrites {
  return {
    async listDeliveries(search) {
      const found = ofWebhook(db, search).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
      const count = ofWebhook(db, search).select(({ fn }) => fn.countAll<number>().as('total'));
      const [rows, { total }] = await Promise.all([
        found.limit(search.limit).offset(search.offset).execute(),
        count.executeTakeFirstOrThrow(),
      ]);
      return { items: rows.map(deliveryOf), total };
    },

    async findDelivery({ id, ...named }) {
      const row = await ofWebhook(db, named).selectAll().where('id', '=', id).executeTakeFirst();
      return row && deliveryOf(row);
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
      return deliveryOf(await db.insertInto('deliveries').values(row).returningAll().executeTakeFirstOrThrow());
    },

    async redeliver({ accountId, webhookId, id, now }) {
      await db
        .updateTable('deliveries')
        .set({ status: 'pending', next_try_at: inUtc(now), updated_at: inUtc(now) })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at(now))]))
        .execute();
      const row = await ofWebhook(db, { accountId, webhookId })
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return deliveryOf(row);
    },
  };
}

function ofWebhook(db: Kysely<Database>, { accountId, webhookId }: Pick<DeliverySearch, 'accountId' | 'webhookId'>) {
  return db.selectFrom('deliveries').where('account_id', '=', accountId).where('webhook_id', '=', webhookId);
}

function deliveryOf(row: Selectable<DeliveriesTable>): WebhookDelivery {
  const { id, kind, status, tries, response_status, next_try_at, created_at, updated_at } = row;
  return {
    id,
    kind,
    status,
    tries,
    response_status,
    next_try_at: next_try_at === null ? null : inUtc(next_try_at),
    created_at: inUtc(created_at),
    updated_at: inUtc(updated_at),
  };
}
