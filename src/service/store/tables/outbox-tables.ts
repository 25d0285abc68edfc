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
  /** Only for mail. */
  response_text: Optional<string>;
  next_try_at: OptionalTimestamp;
  claimed_until: OptionalTimestamp;
  failure_reason: Optional<WebhookDelivery['failure_reason']>;
  /** The language of the last attempt of an email about an event; null without one. */
  locale: Optional<string>;
  /** The address of a guest or a former host, or of the host who got a reminder before another took over; or empty. */
  address: Generated<string>;
  /** These four are for reminders only. */
  event_id: Optional<string>;
  event_sequence: Optional<number>;
  minutes_before: Optional<number>;
  not_after: OptionalTimestamp;
  /** The event it is about; null for a test, and for rows of older releases. */
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
