import type { FailureReason } from '../../contract/index.ts';
import type { Instant } from '../../time/index.ts';
import type { ClaimedDelivery, FinishedTry } from '../records/index.ts';
import { nextTry } from './next-try.ts';

/** What one try came to, be it a webhook or a mail. */
export type Tried =
  | { readonly kind: 'accepted'; readonly responseStatus: number | null }
  /** Not now; perhaps later. */
  | {
      readonly kind: 'refused';
      readonly responseStatus: number | null;
      readonly reason?: FailureReason;
      readonly notBefore?: Instant;
    }
  /** Never: another try would come to the same. */
  | { readonly kind: 'undeliverable'; readonly responseStatus: number | null }
  /** Never, and nothing else either. */
  | { readonly kind: 'gone'; readonly responseStatus: number };

type Ended = {
  readonly claimed: ClaimedDelivery;
  readonly tried: Tried;
  readonly now: Instant;
  readonly random: number;
};

/** Returns what becomes of a delivery after a try. */
export function finishedTry({ claimed, tried, now, random }: Ended): FinishedTry {
  const known = { claimed, responseStatus: tried.responseStatus, now, disables: tried.kind === 'gone' };
  switch (tried.kind) {
    case 'accepted':
      return { ...known, status: 'succeeded', failureReason: null, nextTryAt: null };
    case 'gone':
      return { ...known, status: 'failed', failureReason: 'webhook_gone', nextTryAt: null };
    case 'undeliverable':
      return { ...known, status: 'failed', failureReason: null, nextTryAt: null };
    case 'refused': {
      const next = nextTry({ tries: claimed.tries, now, random, notBefore: tried.notBefore });
      const status = next === undefined ? 'failed' : 'pending';
      return { ...known, status, failureReason: tried.reason ?? null, nextTryAt: next ?? null };
    }
  }
}
