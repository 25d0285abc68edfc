import type { Event, EventKind, WebhookDelivery, WebhookMessage } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { Listing, Slice } from '../listing.ts';
import type { Recipient } from './outbox.ts';

/** An email before an event starts, to one of the participants. */
export type NewReminder = {
  readonly recipient: Exclude<Recipient['kind'], 'webhook' | 'former_host'>;
  /** The guest's address; empty for the invitee and the host. */
  readonly address: string;
  readonly minutesBefore: number;
  readonly dueAt: Instant;
  /** It is not sent later than this. */
  readonly notAfter: Instant;
};

/** The previous host of an event, and their address. */
export type FormerHost = { readonly userId: number; readonly email: string };

/** The previous time and place of an event. */
export type PreviousMeeting = Pick<Event, 'start' | 'end'> & Partial<Pick<Event, 'location'>>;

/** A change of an event, to be delivered to subscribers. */
export type Announcement = {
  readonly accountId: number;
  /** The event as it is now. */
  readonly event: Event;
  /** The previous time and place, if it was rescheduled or reassigned. */
  readonly previous?: PreviousMeeting;
  /** The previous host, if it was reassigned. They get an email too. */
  readonly formerHost?: FormerHost;
  /** The reminders of the event as it is now. They replace all that wait. */
  readonly reminders: readonly NewReminder[];
  /** The sender's address of mail; undefined if none is sent. The event gets it as organizer, unless it has one. */
  readonly mailAddress?: string | undefined;
  /** The receivers other than mail, if they were read before. */
  readonly receivers?: EventReceivers;
  readonly now: Instant;
} & (
  | {
      readonly kind: MailedEventKind;
      /** Also notifies the invitee, the host, the guests and the former host by mail. */
      readonly sendsMail: boolean;
    }
  // No-shows send no mail.
  | { readonly kind: 'event.no_show'; readonly sendsMail: false }
);

/** The receivers of a change of an event, other than mail. */
export type EventReceivers = {
  /** The subscribed webhooks. They cannot be deleted before the transaction ends. */
  readonly webhookIds: readonly number[];
  /** Whether any calendar of the account is written to. */
  readonly hasCalendar: boolean;
};

/** The kinds of change that mail announces. */
export type MailedEventKind = Exclude<EventKind, 'event.no_show'>;

export type DeliverySearch = Slice & { readonly accountId: number; readonly webhookId: number };

type OneWebhook = { readonly accountId: number; readonly webhookId: number };

/** The stored deliveries, as operations need them. */
export type DeliveryRecords = {
  /** Lists newest first. */
  listDeliveries(search: DeliverySearch): Promise<Listing<WebhookDelivery>>;
  findDelivery(delivery: OneWebhook & { readonly id: string }): Promise<WebhookMessage | undefined>;
};

/** Writes deliveries while the account is locked. */
export type DeliveryWrites = {
  /** Stores a test message for a webhook. */
  saveTest(webhook: OneWebhook & { readonly now: Instant }): Promise<WebhookDelivery>;
  /** Makes a delivery due, whatever its result was. A delivery under way stays unchanged. */
  redeliver(delivery: OneWebhook & { readonly id: string; readonly now: Instant }): Promise<WebhookDelivery>;
};
