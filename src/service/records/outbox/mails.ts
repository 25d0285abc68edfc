import type { Event, Mail, WebhookDelivery } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { Listing, Slice } from '../listing.ts';

/** Which emails to list. Undefined fields match all. */
export type MailSearch = Slice & {
  readonly accountId: number;
  readonly eventId: string | undefined;
  /** Only about the events of this host. */
  readonly hostId: number | undefined;
  /** Only what has not arrived: what failed since then, and what has been tried several times and still is. */
  readonly undeliveredSince?: Instant | undefined;
};

/** A delivery to a webhook about an event. */
export type DeliveryAboutEvent = { readonly webhookId: number; readonly delivery: WebhookDelivery };

/** An email that is sent again, about the event as it is now. */
type NewMail = {
  readonly accountId: number;
  readonly event: Event;
  readonly kind: Exclude<Mail['kind'], 'event.reminder'>;
  readonly recipient: Exclude<Mail['recipient'], 'former_host'>;
  readonly address: string;
  /** The sender's address of mail; undefined if it is only kept. The event gets it as organizer, unless it has one. */
  readonly mailAddress: string | undefined;
  readonly now: Instant;
};

/** The emails about changes of one event, since a time. */
type ChangeMailSearch = { readonly accountId: number; readonly eventId: string; readonly since: Instant };

export type MailRecords = {
  /** Lists emails about events, newest first. */
  listMails(search: MailSearch): Promise<Listing<Mail>>;
  findMail(accountId: number, id: string): Promise<Mail | undefined>;
  /** Lists when the invitee was sent emails about a new time or a new host, newest first. */
  listTimesOfChangeMails(search: ChangeMailSearch): Promise<Instant[]>;
  /** Lists the deliveries to webhooks about an event, oldest first. */
  listDeliveriesAbout(accountId: number, eventId: string): Promise<DeliveryAboutEvent[]>;
};

export type MailWrites = {
  /** Stores an email to be sent at once. */
  saveMail(mail: NewMail): Promise<Mail>;
  /** Stores another email with the content of an earlier one, to be sent at once. */
  copyMail(mail: { readonly accountId: number; readonly id: string; readonly now: Instant }): Promise<Mail>;
};
