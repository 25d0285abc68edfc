import * as v from 'valibot';
import { pageQuery } from './page.ts';
import { IntegerIdInPath, Uuid } from './scalars.ts';
import { atMost, expectedUrl, longestUrl } from './texts.ts';
import { eventKinds } from './webhook.ts';

const Kinds = v.pipe(
  v.array(v.picklist(eventKinds)),
  v.minLength(1, `must name one or more of ${eventKinds.join(', ')}`),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const repeated = dataset.value.find((kind, index, all) => all.indexOf(kind) !== index);
    if (repeated !== undefined) addIssue({ message: `must differ from one another, found ${repeated} twice` });
  }),
  v.metadata({ uniqueItems: true }),
);

/** Described as https, which it ought to be: whether plain http will do is for whoever runs the service to say. */
const WebUrl = v.pipe(
  v.string(),
  v.trim(),
  atMost(longestUrl),
  v.check(isWebUrl, expectedUrl),
  v.metadata({ format: 'uri', pattern: '^https://', maxLength: longestUrl }),
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

/** An absolute address without a user in it. */
function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(text) && v.is(v.pipe(v.string(), v.url()), text);
}
