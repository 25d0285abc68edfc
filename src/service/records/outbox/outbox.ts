import type { FailureReason, Webhook, WebhookDelivery } from '../../../contract/index.ts';
import type { LanguageCode } from '../../../language/index.ts';
import type { Instant } from '../../../time/index.ts';

/** A delivery that only this process may attempt until its claim expires. */
export type ClaimedDelivery = {
  readonly accountId: number;
  readonly id: string;
  /** The number of attempts, including this one. */
  readonly attempts: number;
  /** JSON: what happened, when, and to which event. */
  readonly payload: string;
  readonly recipient: Recipient;
  /** Null unless it is a reminder. */
  readonly reminder: DueReminder | null;
};

/** The event of a reminder, as it was when the reminder was planned. */
export type DueReminder = {
  readonly eventId: string;
  readonly sequence: number;
  readonly minutesBefore: number;
  /** It is not sent later than this. */
  readonly notAfter: Instant;
};

/**
 * The recipient of a delivery: a webhook of the account, or by mail the invitee, the host, a guest or a former host.
 */
export type Recipient =
  | {
      readonly kind: 'webhook';
      readonly url: Webhook['url'];
      /** The secrets that sign: the current one and, for a day after it was replaced, the previous one. */
      readonly secrets: readonly string[];
    }
  | { readonly kind: 'invitee' | 'host' }
  | { readonly kind: 'guest' | 'former_host'; readonly address: string };

/** The subjects of mail to one user of an account, apart from events. */
export const accountMailKinds = [
  'user.email_entered',
  'user.email_changed',
  'user.invited',
  'person.sign_in_requested',
  'person.passkey_added',
  'calendar.unread',
  'calendar.entries_deleted',
  'mail.refused',
  'mail.sample',
] as const;

/** One of `accountMailKinds`. */
export type AccountMailKind = (typeof accountMailKinds)[number];

/** How a delivery is sent. Each has its own slots, so that neither delays the other. */
export type Channel = 'webhook' | 'mail';

/** The state of a delivery. One that would be out of date is `skipped`. */
export type DeliveryStatus = WebhookDelivery['status'] | 'skipped';

/** The new state of a delivery after an attempt. */
export type DeliveryUpdate = {
  readonly delivery: ClaimedDelivery;
  readonly status: DeliveryStatus;
  readonly responseStatus: number | null;
  /** What the mail server wrote when it refused an email; null otherwise. */
  readonly responseText: string | null;
  /** Null if the attempt succeeded, and for mail. */
  readonly failureReason: FailureReason | null;
  /** Only if it is pending. */
  readonly nextAttemptAt: Instant | null;
  /** Pauses the webhook, because its receiver wants no more messages. */
  readonly pausesWebhook: boolean;
  /** Whether this process ended the attempt, because it stops or lost the claim: that says nothing about the receiver. */
  readonly isAborted: boolean;
  /** The language of an email about an event, if it was written. */
  readonly locale?: LanguageCode | undefined;
  /** Whether the recipient's server refuses the address of an email for good. */
  readonly isUndeliverable: boolean;
  readonly now: Instant;
};

export type DueSearch = {
  readonly channel: Channel;
  readonly now: Instant;
  readonly limit: number;
  /** How long the claims last, by the clock of the database. After that, others may attempt what was not finished. */
  readonly claimSeconds: number;
  /** From 0 to 1: chooses at random among receivers with equally many attempts under way. */
  readonly random: () => number;
};

/** Events whose personal data was erased since an instant, and the current time, to tell which messages are too old. */
export type ErasureSearch = { readonly erasedSince: Instant; readonly now: Instant };

/**
 * How long a message about an erased event may wait, in days. All attempts take less than four. What waits longer has no
 * mail server or no active webhook, or its receiver asked for more time.
 */
export const longestWaitDays = 5;

/** The store, as the outbox needs it. */
export type OutboxRecords = {
  /** Claims due deliveries that no other process has: few of any one account at once, and few of any one webhook. */
  claimDue(search: DueSearch): Promise<ClaimedDelivery[]>;
  /** Lets a claim last longer, from now on. Returns whether it did: another process may have an expired one. */
  renewClaim(claim: Pick<DueSearch, 'claimSeconds'> & { readonly delivery: ClaimedDelivery }): Promise<boolean>;
  /** Stores the result of an attempt, unless another process has claimed the delivery since. */
  finishAttempt(update: DeliveryUpdate): Promise<void>;
  /** Counts what is due or under way: exactly while there is little, otherwise by an estimate of the database. */
  countDue(now: Instant): Promise<number>;
  /** Removes some of the deliveries that ended before an instant, or have been due since then. Returns how many. */
  removeDeliveriesBefore(before: Instant): Promise<number>;
  /**
   * Removes some of the deliveries about events whose personal data was erased lately, once they are not attempted any
   * more. Returns how many.
   */
  removeErasedDeliveries(search: ErasureSearch): Promise<number>;
  /**
   * Marks the accounts whose deliveries are due soon but that are not marked, because processes of an older release
   * write deliveries without marking their account.
   */
  markForgottenAccounts(dueBefore: Instant): Promise<void>;
};
