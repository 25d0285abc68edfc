import type { Account, Availability, BookingFormField, EventType, Webhook } from '../../contract/index.ts';
import type { Instant } from '../../time/index.ts';
import type { Records } from './context.ts';
import type { DeliveryWrites } from './delivery-records.ts';

/** The records as seen and written under an account's lock: what it has set up, which nobody else changes meanwhile. */
export type Settings = Records &
  AccountWrites &
  EventTypeWrites &
  AvailabilityWrites &
  FieldWrites &
  WebhookWrites &
  DeliveryWrites;

/** A thing as it is to be kept, of one account. */
export type Kept<Content> = { readonly accountId: number; readonly content: Content; readonly now: Instant };

/** A thing as it is to be from now on. */
export type Changed<Content> = Kept<Content> & { readonly id: number };

type AccountWrites = {
  updateAccount(id: number, content: Pick<Account, 'allowed_origins'>): Promise<Account>;
};

/** What of an event type its owner decides. */
export type EventTypeContent = Omit<EventType, 'id' | 'public_id' | 'created_at' | 'updated_at'>;

/** How many things there are, and how much they take, written as JSON. */
export type Extent = { readonly count: number; readonly bytes: number };

type EventTypeWrites = {
  /** Measures the account's event types, all or all but one. */
  measureEventTypes(accountId: number, exceptId?: number): Promise<Extent>;
  /** Lists the slugs of the account's event types. */
  listSlugs(accountId: number): Promise<string[]>;
  saveEventType(eventType: Kept<EventTypeContent> & { readonly hostId: number }): Promise<EventType>;
  updateEventType(eventType: Changed<EventTypeContent>): Promise<EventType>;
};

/** What of a schedule its owner decides. */
export type AvailabilityContent = Pick<Availability, 'name' | 'timezone' | 'hours' | 'is_default'>;

type AvailabilityWrites = {
  /** Measures the account's schedules, all or all but one. */
  measureAvailabilities(accountId: number, exceptId?: number): Promise<Extent>;
  saveAvailability(availability: Kept<AvailabilityContent>): Promise<Availability>;
  /** Changes a schedule and, when it is to be the default one, takes the mark from any other. */
  updateAvailability(availability: Changed<AvailabilityContent>): Promise<Availability>;
  deleteAvailability(accountId: number, id: number): Promise<void>;
};

/** What of a field its owner decides. */
export type FieldContent = Omit<BookingFormField, 'id'>;

export type NewField = {
  readonly accountId: number;
  readonly eventTypeId: number;
  readonly content: FieldContent;
};

type FieldWrites = {
  saveField(field: NewField): Promise<BookingFormField>;
  updateField(field: Omit<Changed<FieldContent>, 'now'>): Promise<BookingFormField>;
  moveField(move: { readonly accountId: number; readonly id: number; readonly position: number }): Promise<void>;
  deleteField(accountId: number, id: number): Promise<void>;
};

/** What of a webhook its owner decides. */
export type WebhookContent = Pick<Webhook, 'url' | 'events' | 'is_active'>;

type WebhookWrites = {
  /** Keeps a webhook with a secret nobody can guess. */
  saveWebhook(webhook: Kept<WebhookContent>): Promise<Webhook>;
  /** Changes a webhook. What waits for one that is paused is due as soon as it is active again. */
  updateWebhook(webhook: Changed<WebhookContent>): Promise<Webhook>;
  /** Gives a webhook a new secret; the one it had is kept until then. */
  rotateSecret(webhook: Omit<Changed<never>, 'content'> & { readonly formerUntil: Instant }): Promise<Webhook>;
  deleteWebhook(accountId: number, id: number): Promise<void>;
};
