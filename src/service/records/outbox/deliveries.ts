import type { Event, EventKind, WebhookDelivery, WebhookMessage } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { Listing, Slice } from '../listing.ts';
import type { Recipient } from './outbox.ts';

/** A mail before an event starts, to one of those who take part. */
export type NewReminder = {
  readonly recipient: Exclude<Recipient['kind'], 'webhook' | 'former_host'>;
  /** The guest's; empty of the two who meet. */
  readonly address: string;
  readonly minutesBefore: number;
  readonly dueAt: Instant;
  /** It is not sent later. */
  readonly notAfter: Instant;
};

/** Who hosted an event before, and where mail reaches them. */
export type FormerHost = { readonly userId: number; readonly email: string };

/** When and where an event was to be before it changed. */
export type PreviousMeeting = Pick<Event, 'start' | 'end'> & Partial<Pick<Event, 'location'>>;

/** A change of an event, to be delivered to those who subscribed. */
export type Announcement = {
  readonly accountId: number;
  /** The event as it is now. */
  readonly event: Event;
  /** When and where it was until now, if it was rescheduled or reassigned. */
  readonly previous?: PreviousMeeting;
  /** Who hosted it until now, if it was reassigned: they are told too. */
  readonly formerHost?: FormerHost;
  /** Those of the event as it is now; they take the place of all that wait. */
  readonly reminders: readonly NewReminder[];
  readonly now: Instant;
} & (
  | {
      readonly kind: MailedEventKind;
      /** Tells the invitee, the host, the guests and the former host by mail too. */
      readonly sendsMail: boolean;
    }
  // No-shows send no mail.
  | { readonly kind: 'event.no_show'; readonly sendsMail: false }
);

/** What mail tells of. */
export type MailedEventKind = Exclude<EventKind, 'event.no_show'>;

export type DeliverySearch = Slice & { readonly accountId: number; readonly webhookId: number };

type Named = { readonly accountId: number; readonly webhookId: number };

/** What operations ask of the deliveries that are kept. */
export type DeliveryRecords = {
  /** Lists newest first. */
  listDeliveries(search: DeliverySearch): Promise<Listing<WebhookDelivery>>;
  findDelivery(named: Named & { readonly id: string }): Promise<WebhookMessage | undefined>;
};

/** What is written of deliveries under an account's lock. */
export type DeliveryWrites = {
  /** Keeps a message for a webhook that tells of nothing. */
  saveTest(named: Named & { readonly now: Instant }): Promise<WebhookDelivery>;
  /** Makes a delivery due, whatever came of it; one under way stays as it is. */
  redeliver(named: Named & { readonly id: string; readonly now: Instant }): Promise<WebhookDelivery>;
};
