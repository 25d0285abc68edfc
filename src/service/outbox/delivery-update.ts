import type { FailureReason } from '../../contract/index.ts';
import type { LanguageCode } from '../../language/index.ts';
import type { Instant } from '../../time/index.ts';
import type { ClaimedDelivery, DeliveryUpdate } from '../records/index.ts';
import { nextAttempt } from './retry-schedule.ts';

/** The result of one attempt, for a webhook or an email. */
export type AttemptResult = AttemptEnd & {
  /** The language of an email about an event, if it was written. */
  readonly locale?: LanguageCode | undefined;
};

type AttemptEnd =
  | { readonly kind: 'accepted'; readonly responseStatus: number | null }
  /** Retry later. */
  | {
      readonly kind: 'refused';
      readonly responseStatus: number | null;
      readonly responseText?: string;
      readonly reason?: FailureReason;
      readonly notBefore?: Instant;
    }
  /** Never: the address of the recipient is refused for good. */
  | { readonly kind: 'undeliverable'; readonly responseStatus: number | null; readonly responseText?: string }
  /** Never: the content is refused for good, which says nothing about the address. */
  | { readonly kind: 'rejected'; readonly responseStatus: number | null; readonly responseText?: string }
  /** No longer: it would be out of date. */
  | { readonly kind: 'skipped'; readonly responseStatus: null }
  /** Never, and pause the webhook. */
  | { readonly kind: 'gone'; readonly responseStatus: number };

type EndedAttempt = {
  readonly delivery: ClaimedDelivery;
  readonly attempt: AttemptResult;
  /** Whether it was aborted because the process stops or lost the claim. */
  readonly isAborted: boolean;
  readonly now: Instant;
  readonly random: number;
};

/** Returns the state of a delivery after an attempt. */
export function deliveryUpdate({ delivery, attempt, isAborted, now, random }: EndedAttempt): DeliveryUpdate {
  const ending = { pausesWebhook: attempt.kind === 'gone', isUndeliverable: attempt.kind === 'undeliverable' };
  const { responseStatus, locale } = attempt;
  const responseText = 'responseText' in attempt ? (attempt.responseText ?? null) : null;
  const common = { delivery, responseStatus, responseText, locale, isAborted: false, now, ...ending };
  switch (attempt.kind) {
    case 'accepted':
      return { ...common, status: 'succeeded', failureReason: null, nextAttemptAt: null };
    case 'gone':
      return { ...common, status: 'failed', failureReason: 'webhook_gone', nextAttemptAt: null };
    case 'skipped':
      return { ...common, status: 'skipped', failureReason: null, nextAttemptAt: null };
    case 'undeliverable':
    case 'rejected':
      return { ...common, status: 'failed', failureReason: null, nextAttemptAt: null };
    case 'refused': {
      const retryAt = nextAttempt({ attempts: delivery.attempts, now, random, notBefore: attempt.notBefore });
      // The receiver may have refused it just before.
      const isUnanswered = isAborted && attempt.responseStatus === null;
      // The receiver had no chance to accept the last attempt if it was aborted.
      const next = retryAt ?? (isUnanswered ? now : undefined);
      const isLast = next === undefined || (delivery.reminder !== null && next > delivery.reminder.notAfter);
      const status = isLast ? 'failed' : 'pending';
      const failureReason = isUnanswered ? null : (attempt.reason ?? null);
      return { ...common, status, failureReason, isAborted: isUnanswered, nextAttemptAt: isLast ? null : next };
    }
  }
}
