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
  /** The exact text that is signed and sent. */
  readonly body: string;
};

export type DeliverOptions = TargetRules & {
  readonly clock: Clock;
  readonly resolve: Resolve;
  readonly post: Post;
};

/** The result of one attempt. Only a refusal may be retried. */
export type WebhookAttempt =
  | { readonly kind: 'accepted'; readonly responseStatus: number }
  /** The receiver wants no more messages. */
  | { readonly kind: 'gone'; readonly responseStatus: number }
  | {
      readonly kind: 'refused';
      /** Null without a response or a request. */
      readonly responseStatus: number | null;
      readonly reason: 'timeout' | 'unreachable' | 'refused_address' | 'unexpected_status';
      /** The receiver wants no attempt before then (Retry-After). */
      readonly notBefore?: Instant;
    };

const gone = 410;

/** Attempts once to deliver a message. A failure of the receiver is a result, not an error. */
export async function deliverWebhook(
  { id, url, secrets, body }: WebhookMessage,
  signal: AbortSignal,
  { clock, resolve, post, allowsPrivate }: DeliverOptions,
): Promise<WebhookAttempt> {
  // An address that was allowed once may not be now. The message does not say where a name leads: it could be in a
  // private network.
  if (refuseTarget(url, { allowsPrivate })) return { kind: 'refused', responseStatus: null, reason: 'refused_address' };
  const sentAt = clock();
  const headers = { ...fixedHeaders, ...signedHeaders({ id, sentAt, body }, secrets) };
  try {
    const target = await untilAborted(checkTarget(url, { allowsPrivate, resolve }), signal);
    const { status, retryAfter } = await post({ target, headers, body, signal });
    if (status >= 200 && status < 300) return { kind: 'accepted', responseStatus: status };
    if (status === gone) return { kind: 'gone', responseStatus: status };
    const notBefore = readRetryAfter(retryAfter, clock());
    const refusal = { kind: 'refused', responseStatus: status, reason: 'unexpected_status' } as const;
    return { ...refusal, ...(notBefore !== undefined && { notBefore }) };
  } catch (error) {
    // An unknown name, a private address, a broken connection or a certificate error: retry, and reveal no more.
    const isTimeout = isOutOfTime(signal) || error instanceof LookupTimeout;
    return { kind: 'refused', responseStatus: null, reason: isTimeout ? 'timeout' : 'unreachable' };
  }
}

/** Stopping the process aborts an attempt too. That says nothing about the receiver. */
function isOutOfTime({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

const fixedHeaders = { 'content-type': 'application/json', 'user-agent': 'sched-booking' };
