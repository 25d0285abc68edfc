import type { Instant } from '../../time/index.ts';
import type { ClaimedDelivery, FinishedTry } from '../acts/index.ts';
import { nextTry } from './next-try.ts';

/** What one try came to, be it a webhook or a mail. */
export type Tried =
  | { readonly kind: 'accepted'; readonly responseStatus: number | null }
  /** Not now; perhaps later. */
  | { readonly kind: 'refused'; readonly responseStatus: number | null; readonly notBefore?: Instant }
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
      return { ...known, status: 'succeeded', nextTryAt: null };
    case 'gone':
    case 'undeliverable':
      return { ...known, status: 'failed', nextTryAt: null };
    case 'refused': {
      const next = nextTry({ tries: claimed.tries, now, random, notBefore: tried.notBefore });
      return { ...known, status: next === undefined ? 'failed' : 'pending', nextTryAt: next ?? null };
    }
  }
}
