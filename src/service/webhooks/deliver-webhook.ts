import type { Clock, Instant } from '../../time/index.ts';
import { untilAborted } from '../concurrency/index.ts';
import {
  checkTarget,
  LookupTimeout,
  type Post,
  type Resolve,
  readRetryAfter,
  refuseTarget,
  type TargetRules,
} from '../outward/index.ts';
import { signedHeaders } from './sign.ts';

export type WebhookMessage = {
  readonly id: string;
  readonly url: string;
  readonly secrets: readonly string[];
  /** Exactly what is signed and sent. */
  readonly body: string;
};

export type DeliverOptions = TargetRules & {
  readonly clock: Clock;
  readonly resolve: Resolve;
  readonly post: Post;
};

/** What one attempt came to; only a refusal may be tried again. */
export type WebhookAttempt =
  | { readonly kind: 'accepted'; readonly responseStatus: number }
  /** Whoever answers there wants no more. */
  | { readonly kind: 'gone'; readonly responseStatus: number }
  | {
      readonly kind: 'refused';
      /** Null if there was no response, or no request. */
      readonly responseStatus: number | null;
      readonly reason: 'timeout' | 'unreachable' | 'refused_address' | 'unexpected_status';
      /** The receiver wants no attempt before then (Retry-After). */
      readonly notBefore?: Instant;
    };

const gone = 410;

/** Tries once to deliver a message. Whatever stands in the way of it is no failure of ours. */
export async function deliverWebhook(
  { id, url, secrets, body }: WebhookMessage,
  signal: AbortSignal,
  { clock, resolve, post, allowsPrivate }: DeliverOptions,
): Promise<WebhookAttempt> {
  // What was allowed once may not be now. Of where a name leads nothing is told: it could be one of a private network.
  if (refuseTarget(url, { allowsPrivate })) return { kind: 'refused', responseStatus: null, reason: 'refused_address' };
  const sentAt = clock();
  const headers = { ...fixedHeaders, ...signedHeaders({ id, sentAt, body }, secrets) };
  try {
    const target = await untilAborted(checkTarget(url, { allowsPrivate, resolve }), signal);
    const { status, retryAfter } = await post({ target, headers, body, signal });
    if (status >= 200 && status < 300) return { kind: 'accepted', responseStatus: status };
    if (status === gone) return { kind: 'gone', responseStatus: status };
    const notBefore = readRetryAfter(retryAfter, clock());
    const refused = { kind: 'refused', responseStatus: status, reason: 'unexpected_status' } as const;
    return { ...refused, ...(notBefore !== undefined && { notBefore }) };
  } catch (error) {
    // A name without address, a private one, a broken connection, a certificate: to be tried again, and no more is
    // told.
    const isTimeout = isOutOfTime(signal) || error instanceof LookupTimeout;
    return { kind: 'refused', responseStatus: null, reason: isTimeout ? 'timeout' : 'unreachable' };
  }
}

/** A try is cut short as well when the process is stopped, for which no receiver can answer. */
function isOutOfTime({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

const fixedHeaders = { 'content-type': 'application/json', 'user-agent': 'sched-booking' };
