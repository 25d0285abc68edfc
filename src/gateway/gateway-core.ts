import type { Clock } from '../time/index.ts';
import { createFetchCached } from './cache/index.ts';
import { type Compress, createApp, type OriginRules, type Visit } from './http/index.ts';
import {
  createFormTokens,
  createGuard,
  createLimitKeys,
  createPuzzleDifficulty,
  type ProofOfWork,
  usualLimits,
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

/** What a gateway is made of. */
export type GatewayCoreOptions = {
  readonly upstream: UpstreamOptions;
  /**
   * Sign tokens and links: the first one signs, a second one is still accepted. The same for all gateways that stand in
   * for each other, and for longer than events lie ahead.
   */
  readonly linkSecrets: Secrets;
  /** The time that pages are told, because their own clocks may be wrong. */
  readonly clock: Clock;
  /** Whose pages may use it. @default '*' */
  readonly allowedOrigins?: OriginRules;
  /** The gateway's own public origin, whose pages every account lets in. */
  readonly ownOrigin?: string | undefined;
  /** Which event types pages may see. @default 'all' */
  readonly eventTypes?: PublishedEventTypes;
  /** What visitors may do. @default those of `usualLimits` */
  readonly limits?: Partial<VisitorLimits>;
  /**
   * When a booking needs a proof of work: only while there are many attempts, always, or never. With never, it needs no
   * form token either. @default 'auto'
   */
  readonly proofOfWork?: ProofOfWork;
  /** Compresses what pages read, where nothing in front of the gateway does. @default responses are not compressed */
  readonly compress?: Compress;
  /** What is kept between requests, where several gateways share it. @default this process's memory */
  readonly state?: Partial<SharedState>;
  /**
   * Called with what failed, and with the request id that the visitor received if there is one; never with an answer of
   * a form.
   */
  readonly onError?: (error: unknown, requestId?: string) => void;
  /** Called when the server refuses the key of a request. */
  readonly onKeyRefused?: () => void;
};

/** The keyless edge that pages talk to, below `/embed/v1`. */
export type GatewayCore = {
  fetch(request: Request, visit?: Visit): Promise<Response>;
  /** Checks the key in these headers with one request to the server. */
  checkUpstream(headers: Readonly<Record<string, string>>): Promise<UpstreamCheck>;
  /** Removes from the cache what a change has made wrong, and nothing else: pages show the change at once. */
  invalidate(change: Change): Promise<void>;
};

/**
 * Creates the gateway: a fixed table of routes (those of `embedEndpoints`, all else is 404) in front of a server that
 * speaks the interface. No header, address or path of a visitor reaches that server, and nothing of its responses
 * passes unless it is named in `operations/public-shapes.ts`.
 */
export function createGatewayCore(options: GatewayCoreOptions): GatewayCore {
  const { clock, allowedOrigins = '*', eventTypes = 'all', proofOfWork = 'auto' } = options;
  const { onError = () => undefined, onKeyRefused } = options;
  const { requestsPerMinute, keepsIdempotencyKeys = false, findPlace, findAllowedOrigins } = options.upstream;
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
  const cachedUpstream = createCachedUpstream({ upstream, cache, fetchCached, findPlace, findAllowedOrigins, report });
  const signer = createSigner(options.linkSecrets);
  const keys = createLimitKeys(signer);
  const difficulty = createPuzzleDifficulty({ limits, keys, mode: proofOfWork });
  const most = { ...usualLimits, ...options.limits };
  const guard = createGuard({ limits, keys, most, requestsPerMinute, difficulty, clock });
  const operations = createOperations({
    ...{ upstream, cachedUpstream, published: eventTypes, guard, signer, clock },
    recovery: keepsIdempotencyKeys ? noRecovery : createBookingRecovery({ limits, keys, signer }),
    formTokens: createFormTokens({ mode: proofOfWork, signer, difficulty, clock }),
  });
  const tokens = createManageTokens(options.linkSecrets);
  const app = createApp({
    ...{ operations, guard, idempotency, tokens, cachedUpstream, allowedOrigins, clock, onError },
    ownOrigin: options.ownOrigin,
    compress: options.compress ?? {},
  });
  return {
    fetch: async (request, visit = {}) => app.fetch(request, visit),
    checkUpstream: (headers) => checkUpstream({ ...options.upstream, headers, budget }),
    invalidate: (change) => invalidateBy(cachedUpstream, change),
  };
}
