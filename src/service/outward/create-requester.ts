import { untilAborted } from '../concurrency/index.ts';
import type { ResolveFor } from './limit-lookups.ts';
import { type Method, type Send, type SendRequest, type SendResponse, send } from './send.ts';
import { checkTarget, RefusedTarget, type TargetRules } from './target.ts';

export type OutwardRequest = Pick<SendRequest, 'method' | 'body' | 'signal' | 'nextStep'> & {
  /** The account of the request. Its lookups wait for each other. */
  readonly accountId: number;
  readonly url: string;
  readonly headers?: SendRequest['headers'];
  /** The value of `Authorization`, sent only to the origin of `url`. */
  readonly authorization?: string | undefined;
  /** The longest body accepted, in bytes after decompression. */
  readonly maxBytes: number;
  /** How many redirects to follow. @default 3 */
  readonly maxRedirects?: number;
};

export type OutwardResponse = Omit<SendResponse, 'isWhole'> & {
  /** The address of the response, after all redirects. */
  readonly url: string;
};

/** Sends a request to an address that someone else chose. Throws an `OutwardError` if it may not be sent, or fails. */
export type Requester = (request: OutwardRequest) => Promise<OutwardResponse>;

/** Why there is no response. */
export type OutwardFailure = 'refused_address' | 'unreachable' | 'timeout' | 'too_large' | 'too_many_redirects';

/** A failed request. Its message names no address, because an address may be a secret. */
export class OutwardError extends Error {
  readonly failure: OutwardFailure;

  constructor(failure: OutwardFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

export type RequesterOptions = {
  readonly resolveFor: ResolveFor;
  /** Returns the rules for a URL. Called again for each redirect. */
  readonly rulesFor: (url: URL) => TargetRules;
  /** @default over the network */
  readonly send?: Send;
};

const redirectStatuses = [301, 302, 303, 307, 308];

/** Only these methods can be repeated safely at another address. */
const repeatableMethods: readonly Method[] = ['GET', 'OPTIONS', 'PROPFIND', 'REPORT'];

/**
 * Creates the sender of guarded requests: each address is checked before each hop, and the connection goes to the
 * checked address.
 */
export function createRequester({ resolveFor, rulesFor, send: sendOnce = send }: RequesterOptions): Requester {
  async function sendHop(request: OutwardRequest) {
    const { accountId, url, method, headers, body, authorization, signal, maxBytes, nextStep } = request;
    const target = await untilAborted(checkHop(url, accountId), signal);
    const allHeaders = { 'user-agent': 'sched-booking', ...headers, ...(authorization && { authorization }) };
    return sendOnce({ target, method, headers: allHeaders, body, signal, maxBytes, nextStep, unpacks: true });
  }

  async function checkHop(address: string, accountId: number) {
    const url = URL.parse(address);
    if (!url) throw new OutwardError('refused_address', 'The address cannot be read.');
    const resolve = (name: string) => resolveFor(accountId, name);
    return checkTarget(address, { ...rulesFor(url), resolve });
  }

  return async function request(firstHop) {
    const { maxRedirects = 3, maxBytes, signal } = firstHop;
    let hop = firstHop;
    for (let redirects = 0; ; redirects += 1) {
      const { status, headers, body, isWhole } = await sendHop(hop).catch((error) => fail(error, signal));
      const next =
        repeatableMethods.includes(hop.method) && redirectStatuses.includes(status) ? headers.location : undefined;
      if (next === undefined) {
        if (!isWhole) throw new OutwardError('too_large', `The response is larger than ${maxBytes} bytes.`);
        return { status, headers, body, url: hop.url };
      }
      if (redirects === maxRedirects)
        throw new OutwardError('too_many_redirects', `There are more than ${maxRedirects} redirects.`);
      hop = followRedirect(hop, next);
    }
  };
}

function followRedirect(request: OutwardRequest, location: string): OutwardRequest {
  const from = new URL(request.url);
  const to = URL.parse(location, from.href);
  if (!to) throw new OutwardError('refused_address', 'It redirects to an address that cannot be read.');
  if (from.protocol === 'https:' && to.protocol !== 'https:') {
    throw new OutwardError('refused_address', 'It redirects from https to an address without https.');
  }
  const isSameOrigin = to.origin === from.origin;
  return { ...request, url: to.href, authorization: isSameOrigin ? request.authorization : undefined };
}

function fail(error: unknown, signal: AbortSignal): never {
  if (error instanceof OutwardError) throw error;
  if (error instanceof RefusedTarget)
    throw new OutwardError('refused_address', `The address is refused: ${error.message}.`);
  if (signal.aborted) throw new OutwardError('timeout', 'The server did not respond in time.', { cause: error });
  throw new OutwardError('unreachable', 'The server could not be reached.', { cause: error });
}
