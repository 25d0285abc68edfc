import * as v from 'valibot';
import { distinct } from './distinct.ts';
import { pageQuery } from './page.ts';
import { IntegerIdInPath, Uuid } from './scalars.ts';
import { WebUrl } from './texts.ts';
import { eventKinds } from './webhook.ts';

const Kinds = v.pipe(
  v.array(v.picklist(eventKinds)),
  v.minLength(1, `must name one or more of ${eventKinds.join(', ')}`),
  distinct(),
  v.metadata({ uniqueItems: true }),
);

const settable = { url: WebUrl, events: Kinds, is_active: v.boolean() };

/** What makes a webhook; its secret is made here. */
const WebhookDraft = v.strictObject({ ...settable, is_active: v.optional(v.boolean(), true) });

/** What of a webhook should change. */
const WebhookChange = v.partial(v.strictObject(settable));

const oneWebhook = v.object({ id: IntegerIdInPath });

/** What may be asked about webhooks. */
export const webhookRequests = {
  listWebhooks: {},
  createWebhook: { body: WebhookDraft },
  getWebhook: { params: oneWebhook },
  updateWebhook: { params: oneWebhook, body: WebhookChange },
  deleteWebhook: { params: oneWebhook },
  rotateWebhookSecret: { params: oneWebhook },
  listWebhookDeliveries: { params: oneWebhook, query: v.strictObject(pageQuery) },
  redeliverWebhookDelivery: { params: v.object({ id: IntegerIdInPath, delivery: Uuid }) },
  testWebhook: { params: oneWebhook },
};
