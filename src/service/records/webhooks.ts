import type { Webhook } from '../../contract/index.ts';
import type { Instant } from '../../time/index.ts';
import type { Insert, Update } from './content.ts';

/** The fields of a webhook that its owner can change. */
type WebhookContent = Pick<Webhook, 'url' | 'events' | 'is_active'>;

export type WebhookLookups = {
  /** Lists newest first. */
  listWebhooks(accountId: number): Promise<Webhook[]>;
};

export type WebhookWrites = {
  /** Stores a webhook with a random secret. */
  saveWebhook(webhook: Insert<WebhookContent>): Promise<Webhook>;
  /** Changes a webhook. The deliveries to a paused webhook become due as soon as it is active again. */
  updateWebhook(webhook: Update<WebhookContent>): Promise<Webhook>;
  /** Gives a webhook a new secret. The previous one stays valid until `formerUntil`. */
  rotateSecret(webhook: Omit<Update<never>, 'content'> & { readonly formerUntil: Instant }): Promise<Webhook>;
  deleteWebhook(accountId: number, id: number): Promise<void>;
};
