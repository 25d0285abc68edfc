import type { Clock } from '../time/index.ts';
import { createFetchCached } from './cache/index.ts';
import { type Compress, createApp, type OriginRules, type Visit } from './http/index.ts';
import {
  createFormTokens,
  createGuard,
  createLimitKeys,
  createPuzzleDifficulty,
  defaultLimits,
  type ProofOfWork,
  type VisitorLimits,
} from './limits/index.ts';
import { createBookingRecovery, createOperations, noRecovery, type PublishedEventTypes } from './operations/index.ts';
import { createMemoryState, type SharedState } from './state/index.ts';
import { createManageTokens, createSigner, type Secrets } from './tokens/index.ts';
import {
  type Change,
  checkUpstream,
  createCachedUpstream,
  createFailureReport,
  createReport,
  createUpstream,
  invalidateBy,
  type UpstreamCheck,
  type UpstreamOptions,
} from './upstream/index.ts';

/** What a gateway is built from. */
export type GatewayCoreOptions = {
  readonly upstream: UpstreamOptions;
  /**
   * Secrets that sign tokens and links: the first one signs, the others are still accepted. Gateways that stand in for
   * each other need the same secrets, and must keep them until the last booked event is over.
   */
  readonly linkSecrets: Secrets;
  /** The time sent to pages, because their own clocks may be wrong. */
  readonly clock: Clock;
  /** The origins whose pages may use the gateway. @default '*' */
  readonly allowedOrigins?: OriginRules;
  /** The gateway's own public origin. Every account allows its pages. */
  readonly ownOrigin?: string | undefined;
  /** Which event types pages may see. @default 'all' */
  readonly eventTypes?: PublishedEventTypes;
  /** The rate limits of visitors. @default `defaultLimits` */
  readonly limits?: Partial<VisitorLimits>;
  /**
   * When a booking needs a proof of work: only while there are many attempts, always, or never. With never, it needs no
   * form token either. @default 'auto'
   */
  readonly proofOfWork?: ProofOfWork;
  /**
   * Compresses the responses that pages read. Leave it out if a proxy in front of the gateway compresses. @default
   * responses are not compressed
   */
  readonly compress?: Compress;
  /** The state kept between requests, if several gateways share it. @default the memory of this process */
  readonly state?: Partial<SharedState>;
  /**
   * Called with each failure, and with the request id that the visitor received, if there is one. Never receives the
   * answers of a form.
   */
  readonly onError?: (error: unknown, requestId?: string) => void;
  /** Called when the server refuses the key of a request. */
  readonly onKeyRefused?: () => void;
};

/** The gateway that pages talk to without a key, below `/embed/v1`. */
export type GatewayCore = {
  fetch(request: Request, visit?: Visit): Promise<Response>;
  /**
   * Counts a visitor's request outside `/embed/v1` toward the same limit as requests for it. Returns how many seconds
   * the visitor has to wait, or undefined if they may go on.
   */
  secondsToWait(address: string | undefined): Promise<number | undefined>;
  /** Checks the key in these headers with one request to the server. */
  checkUpstream(headers: Readonly<Record<string, string>>): Promise<UpstreamCheck>;
  /** Removes from the cache exactly what a change has made wrong, so that pages show the change immediately. */
  invalidate(change: Change): Promise<void>;
};

/**
 * Creates the gateway: a fixed table of routes (from `embedEndpoints`; any other path is a 404) in front of a server
 * that implements `/v1`. No header, address or path of a visitor reaches that server. A field of its responses passes
 * only if `operations/public-shapes.ts` names it.
 */
export function createGatewayCore(options: GatewayCoreOptions): GatewayCore {
  const { clock, allowedOrigins = '*', eventTypes = 'all', proofOfWork = 'auto' } = options;
  const { onError = () => undefined, onKeyRefused } = options;
  const { requestsPerMinute, keepsIdempotencyKeys = false, findEventType, findAllowedOrigins } = options.upstream;
  const { cache, budget, limits, idempotency, leases } = {
    ...createMemoryState({ clock, requestsPerMinute }),
    ...options.state,
  };
  const report = createReport({ clock, onError });
  const upstream = createUpstream(options.upstream, {
    budget,
    onFailure: createFailureReport({ report, onKeyRefused }),
  });
  const fetchCached = createFetchCached({ cache, leases, clock, onError });
  const cachedUpstream = createCachedUpstream({
    upstream,
    cache,
    fetchCached,
    findEventType,
    findAllowedOrigins,
    report,
  });
  const signer = createSigner(options.linkSecrets);
  const keys = createLimitKeys(signer);
  const difficulty = createPuzzleDifficulty({ limits, keys, mode: proofOfWork });
  const visitorLimits = { ...defaultLimits, ...options.limits };
  const guard = createGuard({ limits, keys, visitorLimits, requestsPerMinute, difficulty, clock });
  const operations = createOperations({
    upstream,
    cachedUpstream,
    publishedTypes: eventTypes,
    guard,
    signer,
    clock,
    countsRequests: requestsPerMinute !== undefined,
    recovery: keepsIdempotencyKeys ? noRecovery : createBookingRecovery({ limits, keys, signer, clock }),
    formTokens: createFormTokens({ mode: proofOfWork, signer, difficulty, clock }),
  });
  const tokens = createManageTokens(options.linkSecrets);
  const app = createApp({
    operations,
    guard,
    idempotency,
    tokens,
    cachedUpstream,
    allowedOrigins,
    clock,
    onError,
    ownOrigin: options.ownOrigin,
    compress: options.compress ?? {},
  });
  return {
    fetch: async (request, visit = {}) => app.fetch(request, visit),
    async secondsToWait(address) {
      const limitState = (await guard.request(address))?.state;
      return limitState?.isOver ? limitState.resetSeconds : undefined;
    },
    checkUpstream: (headers) => checkUpstream({ ...options.upstream, headers, budget }),
    invalidate: (change) => invalidateBy(cachedUpstream, change),
  };
}
