import type { FailureReason, Webhook, WebhookDelivery } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';

/** A delivery that is this process's alone to attempt, until its claim runs out. */
export type ClaimedDelivery = {
  readonly accountId: number;
  readonly id: string;
  /** This attempt included. */
  readonly attempts: number;
  /** JSON: what happened, when, and to which event. */
  readonly payload: string;
  readonly recipient: Recipient;
  /** Null of all that is no reminder. */
  readonly reminder: DueReminder | null;
};

/** Which event a reminder is of, as it was when the reminder was planned. */
export type DueReminder = {
  readonly eventId: string;
  readonly sequence: number;
  readonly minutesBefore: number;
  /** It is not sent later. */
  readonly notAfter: Instant;
};

/** Whom a delivery is for: an address of the account, or by mail the two who meet, their guests, and who met before. */
export type Recipient =
  | {
      readonly kind: 'webhook';
      readonly url: Webhook['url'];
      /** What signs now; the one before signs too for a day after it was replaced. */
      readonly secrets: readonly string[];
    }
  | { readonly kind: 'invitee' | 'host' }
  | { readonly kind: 'guest' | 'former_host'; readonly address: string };

/** What mail to one user of an account tells of, beside events. */
export const accountMailKinds = [
  'user.email_entered',
  'user.invited',
  'person.sign_in_requested',
  'calendar.unread',
  'calendar.entries_deleted',
] as const;

/** One of `accountMailKinds`. */
export type AccountMailKind = (typeof accountMailKinds)[number];

/** How a delivery goes out. Each has places of its own, so that neither keeps the other waiting. */
export type Channel = 'webhook' | 'mail';

/** What became of a delivery; one is `skipped` that would say what is no longer so. */
export type DeliveryStatus = WebhookDelivery['status'] | 'skipped';

/** What becomes of a delivery after an attempt. */
export type AttemptResult = {
  readonly claimed: ClaimedDelivery;
  readonly status: DeliveryStatus;
  readonly responseStatus: number | null;
  /** Null when the attempt succeeded, and for mail. */
  readonly failureReason: FailureReason | null;
  /** Only of one that is pending. */
  readonly nextAttemptAt: Instant | null;
  /** Pauses the webhook, because its receiver wants no more messages. */
  readonly disables: boolean;
  readonly now: Instant;
};

export type DueSearch = {
  readonly channel: Channel;
  readonly now: Instant;
  readonly limit: number;
  /** How long the claims last, by the clock of the database; then others may attempt what was not finished. */
  readonly claimSeconds: number;
  /** From 0 to 1: draws lots among receivers that have equally many attempts under way. */
  readonly random: () => number;
};

/** What the outbox asks of a store. */
export type OutboxRecords = {
  /** Takes due deliveries no other process has: few of any one account at once, and few of any one webhook. */
  claimDue(search: DueSearch): Promise<ClaimedDelivery[]>;
  /** Stores the result of an attempt, unless the claim was lost meanwhile. */
  finishAttempt(finished: AttemptResult): Promise<void>;
  /** Counts what is due or under way: exactly while there is little, and else as the database estimates it. */
  countDue(now: Instant): Promise<number>;
  /** Removes some of what was begun before an instant and is not attempted again; returns how many. */
  removeDeliveriesBefore(before: Instant): Promise<number>;
  /** Finds deliveries that are due soon and were written without a note of it, as older releases do. */
  findForgotten(dueBefore: Instant): Promise<void>;
};
