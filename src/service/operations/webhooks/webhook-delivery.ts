import {
  ok,
  type Page,
  type Result,
  refuse,
  type Webhook,
  type WebhookDelivery,
  type WebhookMessage,
} from '../../../contract/index.ts';
import type { Caller, Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { ownOrRefusal } from '../ownership.ts';
import { pageOf, sliceOf } from '../paging.ts';
import { withAccountLock } from '../with-account-lock.ts';
import { ownWebhook } from './webhook.ts';

/** Lists a page of the deliveries to a webhook, newest first. */
export async function listWebhookDeliveries(
  { records }: Context,
  { caller, params, query }: Input<'listWebhookDeliveries'>,
): Promise<Result<Page<WebhookDelivery>>> {
  const webhook = await ownWebhook(records, caller, params.id);
  if (!webhook.ok) return webhook;
  const search = { accountId: caller.accountId, webhookId: params.id, ...sliceOf(query) };
  return ok(pageOf(query, await records.listDeliveries(search)));
}

/** Returns one delivery, with the text that is signed and sent. */
export async function getWebhookDelivery(
  { records }: Context,
  { caller, params: { id: webhookId, delivery: id } }: Input<'getWebhookDelivery'>,
): Promise<Result<WebhookMessage>> {
  const webhook = await ownWebhook(records, caller, webhookId);
  if (!webhook.ok) return webhook;
  const match = await records.findDelivery({ accountId: caller.accountId, webhookId, id });
  return ownOrRefusal(records, { caller, resource: { kind: 'delivery', id }, match });
}

/** Schedules another attempt of a delivery. It stays the same message, so that a receiver can recognize it. */
export async function redeliverWebhookDelivery(
  context: Context,
  { caller, params: { id: webhookId, delivery: id } }: Input<'redeliverWebhookDelivery'>,
): Promise<Result<WebhookDelivery>> {
  const { accountId } = caller;
  return withAccountLock(context, caller, async (accountRecords) => {
    const webhook = await ownWebhook(accountRecords, caller, webhookId);
    if (!webhook.ok) return webhook;
    const match = await accountRecords.findDelivery({ accountId, webhookId, id });
    const own = await ownOrRefusal(accountRecords, { caller, resource: { kind: 'delivery', id }, match });
    if (!own.ok) return own;
    if (!webhook.data.is_active) return refuse({ code: 'webhook_inactive' });
    return ok(await accountRecords.redeliver({ accountId, webhookId, id, now: context.clock() }));
  });
}

/** Sends a test message to a webhook, in the same way as any other message. */
export async function testWebhook(
  context: Context,
  { caller, params: { id } }: Input<'testWebhook'>,
): Promise<Result<WebhookDelivery>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const webhook = await activeWebhook(accountRecords, caller, id);
    if (!webhook.ok) return webhook;
    return ok(await accountRecords.saveTest({ accountId: caller.accountId, webhookId: id, now: context.clock() }));
  });
}

async function activeWebhook(records: Records, caller: Caller, id: number): Promise<Result<Webhook>> {
  const webhook = await ownWebhook(records, caller, id);
  return webhook.ok && !webhook.data.is_active ? refuse({ code: 'webhook_inactive' }) : webhook;
}
