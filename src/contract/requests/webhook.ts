import * as v from 'valibot';
import { eventKinds } from '../resources/index.ts';
import { pageQuery } from './page-query.ts';
import { distinct, IntegerIdInPath, Uuid, WebUrl } from './scalars/index.ts';

const Kinds = v.pipe(
  v.array(v.picklist(eventKinds)),
  v.minLength(1, `must name one or more of ${eventKinds.join(', ')}`),
  distinct(),
  v.metadata({ uniqueItems: true }),
);

const settable = { url: WebUrl, events: Kinds, is_active: v.boolean() };

/** The settings of a new webhook. The service creates its secret. */
export const WebhookDraft = v.strictObject({ ...settable, is_active: v.optional(v.boolean(), true) });

/** Changes to a webhook. */
export const WebhookChange = v.partial(v.strictObject(settable));

/** The parameters of a path that names a delivery to a webhook. */
export const OneDelivery = v.object({ id: IntegerIdInPath, delivery: Uuid });

/** Which page of the deliveries to a webhook to return. */
export const DeliveriesQuery = v.strictObject(pageQuery);
