import type { Webhook } from '../../contract/index.ts';
import type { Instant } from '../../time/index.ts';
import type { Insert, Update } from './content.ts';

/** What of a webhook its owner decides. */
type WebhookContent = Pick<Webhook, 'url' | 'events' | 'is_active'>;

export type WebhookLookups = {
  /** Lists newest first. */
  listWebhooks(accountId: number): Promise<Webhook[]>;
};

export type WebhookWrites = {
  /** Keeps a webhook with a secret nobody can guess. */
  saveWebhook(webhook: Insert<WebhookContent>): Promise<Webhook>;
  /** Changes a webhook. What waits for one that is paused is due as soon as it is active again. */
  updateWebhook(webhook: Update<WebhookContent>): Promise<Webhook>;
  /** Gives a webhook a new secret; the one it had is kept until then. */
  rotateSecret(webhook: Omit<Update<never>, 'content'> & { readonly formerUntil: Instant }): Promise<Webhook>;
  deleteWebhook(accountId: number, id: number): Promise<void>;
};
