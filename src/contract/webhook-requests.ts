import * as v from 'valibot';
import { IntegerIdInPath } from './scalars.ts';
import { HttpsUrl } from './texts.ts';
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

const settable = { url: HttpsUrl, events: Kinds, is_active: v.boolean() };

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
};
