import { systemClock } from '../time/index.ts';
import { createGatewayCore } from './gateway-core.ts';
import { parseOriginRules, type Visit } from './http/index.ts';
import type { VisitorLimits } from './limits/index.ts';
import { type PublishedEventTypes, parseEventTypes } from './operations/index.ts';
import { isLinkSecret, linkSecretOf } from './tokens/index.ts';
import { isUpstreamAddress, isUpstreamKey, onlyAccountId, trimAddress } from './upstream/index.ts';

/** The options of a gateway. */
export type GatewayOptions = {
  /**
   * The server that speaks `/v1`: its address without `/v1`, as `https://api.example.com` (plain `http://` only on this
   * machine), or an object with a `fetch` that reaches it: the service of this program, or a binding at an edge.
   */
  readonly upstream: string | { fetch(request: Request): Promise<Response> };
  /**
   * An API key of that server. Pages see what the account of this key offers. The key is sent to that server and
   * nowhere else.
   */
  readonly apiKey: string;
  /** How many requests per minute that server accepts with this key. A quarter is reserved for bookings. @default 60 */
  readonly requestsPerMinute?: number;
  /**
   * The origins whose pages may book: all, or origins such as `https://example.com` and `https://*.example.com`.
   * @default '*'
   */
  readonly allowedOrigins?: '*' | readonly string[];
  /** Which event types pages may see, by id or by public id as `demo/introductory-call`. @default 'all' */
  readonly eventTypes?: 'all' | readonly (number | string)[];
  /**
   * The rate limits for each visitor and for all visitors together. @default as `npx sched start --help` prints them,
   * but without a limit on emails
   */
  readonly limits?: Partial<VisitorLimits>;
  /**
   * When a booking needs a proof of work: only while there are many attempts, always, or never. With `never`, no form
   * token is needed either. @default 'auto'
   */
  readonly proofOfWork?: 'auto' | 'always' | 'never';
  /**
   * Signs the links with which invitees reschedule and cancel, 24 characters or more. With two secrets, the first one
   * signs and both are accepted. @default derived from the key, so it is the same in every gateway with this key
   */
  readonly linkSecret?: string | readonly [string, string];
  /**
   * Called with each failure, and with the request id that the visitor saw, if there is one. Never receives the answers
   * of a form.
   */
  readonly onError?: (error: unknown, requestId?: string) => void;
};

/** The gateway that pages talk to without a key, below `/embed/v1`. */
export type Gateway = {
  /**
   * Responds to a request from a page. A path outside `/embed/v1` is not found. The request does not identify the
   * visitor: without an `address` in `visit`, visitors cannot be told apart and are not limited.
   */
  fetch(request: Request, visit?: Visit): Promise<Response>;
  /**
   * Checks the key with one request. Returns an explanation when the key or the address is wrong. Returns undefined
   * when both are right or the server is too busy to say.
   */
  checkUpstream(): Promise<string | undefined>;
  /**
   * Invalidates all cached responses, because you know that the server has changed. Otherwise slots are fresh for 15
   * seconds, and everything else for a minute. After that, the first visitor within five minutes still sees the old
   * response while it is requested again, and the next one sees the change.
   */
  forget(): Promise<void>;
};

const defaultRequestsPerMinute = 60;
/** The base address of requests to a `fetch` of this program. It is never resolved. */
const nowhere = 'http://service.internal';

/**
 * Creates the gateway in front of any server that speaks `/v1`, with a key of one account. Caches and counts in the
 * memory of this process. Throws an error whose message explains the invalid option and never quotes the key.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { upstream, apiKey, requestsPerMinute = defaultRequestsPerMinute } = options;
  const { allowedOrigins = '*', linkSecret, eventTypes = 'all', limits = {}, proofOfWork = 'auto' } = options;
  checkKey(apiKey);
  const headers = { authorization: `Bearer ${apiKey}` };
  const gateway = createGatewayCore({
    upstream: { ...reach(upstream), headersFor: () => headers, requestsPerMinute },
    linkSecrets: linkSecret === undefined ? async () => [await linkSecretOf(apiKey)] : readSecrets(linkSecret),
    clock: systemClock,
    allowedOrigins: parseOriginRules(allowedOrigins === '*' ? '*' : allowedOrigins.join(' ')),
    eventTypes: readEventTypes(eventTypes),
    limits,
    proofOfWork,
    ...(options.onError && { onError: options.onError }),
  });
  return {
    fetch: gateway.fetch,
    async checkUpstream() {
      const check = await gateway.checkUpstream(headers);
      return check.state === 'accepted' || check.state === 'busy' ? undefined : check.sentence;
    },
    forget: () => gateway.invalidate({ kind: 'account', accountId: onlyAccountId }),
  };
}

/** The types say so too, but a program may have read the value from its environment. */
function checkKey(apiKey: string): void {
  if (typeof apiKey === 'string' && isUpstreamKey(apiKey)) return;
  throw new Error(
    'apiKey must be an API key of the server: letters, digits and punctuation. It is empty or contains another character.',
  );
}

function reach(upstream: GatewayOptions['upstream']) {
  if (typeof upstream === 'string' && isUpstreamAddress(upstream)) {
    return { baseUrl: trimAddress(upstream), fetch: (request: Request) => fetch(request) };
  }
  if (typeof upstream === 'object') return { baseUrl: nowhere, fetch: (request: Request) => upstream.fetch(request) };
  throw new Error(
    'upstream must have a fetch, or be an address like https://api.example.com; plain http:// only on this machine.',
  );
}

function readEventTypes(eventTypes: 'all' | readonly (number | string)[]): PublishedEventTypes {
  const publishedTypes = parseEventTypes(eventTypes);
  if (publishedTypes) return publishedTypes;
  throw new Error("eventTypes must be 'all' or a list of ids and public ids, like [42, 'demo/introductory-call'].");
}

function readSecrets(linkSecret: string | readonly [string, string]): readonly [string, ...string[]] {
  const secrets = typeof linkSecret === 'string' ? ([linkSecret] as const) : linkSecret;
  if (secrets.every(isLinkSecret)) return secrets;
  throw new Error('linkSecret must be 24 characters or more, or two such values.');
}
