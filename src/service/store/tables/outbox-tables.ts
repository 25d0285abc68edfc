import type { Generated } from 'kysely';
import type { Webhook, WebhookDelivery } from '../../../contract/index.ts';
import type { AccountMailKind, Channel, DeliveryStatus, Recipient } from '../../records/index.ts';
import type { Optional, OptionalTimestamp, Timestamps } from './columns.ts';

export type WebhooksTable = Timestamps & {
  account_id: number;
  id: Generated<number>;
  url: string;
  events: Webhook['events'];
  secret: string;
  is_active: boolean;
  former_secret: Optional<string>;
  former_secret_until: OptionalTimestamp;
  timeouts: Generated<number>;
  silent_since: OptionalTimestamp;
  rests_until: OptionalTimestamp;
};

export type DeliveriesTable = Timestamps & {
  account_id: number;
  id: string;
  recipient: Recipient['kind'];
  webhook_id: Optional<number>;
  kind: WebhookDelivery['kind'] | 'event.reminder' | AccountMailKind;
  payload: string;
  status: Generated<DeliveryStatus>;
  tries: Generated<number>;
  response_status: Optional<number>;
  next_try_at: OptionalTimestamp;
  claimed_until: OptionalTimestamp;
  failure_reason: Optional<WebhookDelivery['failure_reason']>;
  /** That of a guest or a former host; empty of all others. */
  address: Generated<string>;
  /** These four are of reminders alone. */
  event_id: Optional<string>;
  event_sequence: Optional<number>;
  minutes_before: Optional<number>;
  not_after: OptionalTimestamp;
  /** Which event it tells of; null of a test, and of what older releases wrote. */
  about_event: Optional<string>;
};

export type DueAccountsTable = {
  account_id: number;
  channel: Channel;
  look_at: OptionalTimestamp;
  is_full: Generated<boolean>;
  claimed_until: OptionalTimestamp;
  version: Generated<number>;
};
