import { Hono } from 'hono';
import type { Clock } from '../time/index.ts';
import { createBookingRecovery, noRecovery } from './booking-recovery.ts';
import { checkUpstream, type UpstreamCheck } from './check-upstream.ts';
import type { Env } from './env.ts';
import { createFormTokens } from './form-tokens.ts';
import { createGuard } from './guard.ts';
import { createHoneypot } from './honeypot.ts';
import { type Change, invalidateBy } from './invalidate.ts';
import { createLimitKeys } from './limit-keys.ts';
import { createManageTokens } from './manage-tokens.ts';
import { createMemoryParts } from './memory-parts.ts';
import type { OriginRules } from './origins.ts';
import type { Parts } from './parts.ts';
import type { PublishedEventTypes } from './published-event-type.ts';
import { createPuzzleDifficulty, type ProofOfWork } from './puzzle-difficulty.ts';
import { createRespond } from './respond.ts';
import { mountRoutes } from './routes.ts';
import { createSigner, type Secrets } from './signer.ts';
import { createSource } from './source.ts';
import { createFetchCached } from './stale-while-revalidate.ts';
import { createUpstream, type UpstreamOptions } from './upstream.ts';
import { createFailureReport, createReport } from './upstream-failures.ts';
import type { Visit } from './visit.ts';
import { usualLimits, type VisitorLimits } from './visitor-limits.ts';
import { createWriteBody } from './write-body.ts';

/** What a gateway is made of. */
export type GatewayOptions = {
  readonly upstream: UpstreamOptions;
  /**
   * Sign what is given out: the first one signs, a second one is still taken. The same for all gateways that stand in
   * for each other, and for longer than events lie ahead.
   */
  readonly linkSecrets: Secrets;
  /** Tells pages the time, whose own clocks may be off. */
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
   * When a booking has to show that a machine worked for it: only while many are tried, always, or never, which asks
   * for no form token either. @default 'auto'
   */
  readonly proofOfWork?: ProofOfWork;
  /** What is kept between requests, where several gateways share it. @default this process's memory */
  readonly parts?: Partial<Parts>;
  /** Told what broke, with the id the visitor was given if there is one; never told an answer of a form. */
  readonly onError?: (error: unknown, requestId?: string) => void;
  /** Told when the server refuses the key of a request. */
  readonly onKeyRefused?: () => void;
};

/** The keyless edge that pages talk to, below `/embed/v1`. */
export type Gateway = {
  fetch(request: Request, visit?: Visit): Promise<Response>;
  /** Asks the server once what it makes of the key in these headers. */
  checkUpstream(headers: Readonly<Record<string, string>>): Promise<UpstreamCheck>;
  /** Outdates what a change has made wrong, and nothing else; pages are shown the change at once. */
  invalidate(change: Change): Promise<void>;
};

/**
 * Creates the gateway: a fixed table of routes (those of `embedEndpoints`, all else is 404) in front of a server that
 * speaks the interface. No header, address or path of a visitor reaches that server, and nothing it answers passes
 * unless it is named in `public-shapes.ts`.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { clock, allowedOrigins = '*', eventTypes = 'all', proofOfWork = 'auto' } = options;
  const { onError = () => undefined, onKeyRefused } = options;
  const { requestsPerMinute, keepsIdempotencyKeys = false, findPlace, findAllowedOrigins } = options.upstream;
  const { cache, budget, limits, idempotency, leases } = {
    ...createMemoryParts({ clock, requestsPerMinute }),
    ...options.parts,
  };
  const report = createReport({ clock, onError });
  const upstream = createUpstream(options.upstream, {
    budget,
    onFailure: createFailureReport({ report, onKeyRefused }),
  });
  const fetchCached = createFetchCached({ cache, leases, clock, onError });
  const source = createSource({ upstream, cache, fetchCached, findPlace, findAllowedOrigins, report });
  const most = { ...usualLimits, ...options.limits };
  const signer = createSigner(options.linkSecrets);
  const keys = createLimitKeys(signer);
  const difficulty = createPuzzleDifficulty({ limits, keys, mode: proofOfWork });
  const tokens = createManageTokens(options.linkSecrets);
  const respond = createRespond({ clock, allowedOrigins, tokens });

  const app = new Hono<Env>().basePath('/embed/v1');
  mountRoutes(app, {
    ...{ source, upstream, clock, tokens, idempotency, respond, allowedOrigins, eventTypes },
    ownOrigin: options.ownOrigin,
    honeypot: createHoneypot({ source, signer, clock }),
    recovery: keepsIdempotencyKeys ? noRecovery : createBookingRecovery({ limits, keys, signer }),
    formTokens: createFormTokens({ mode: proofOfWork, signer, difficulty, clock }),
    guard: createGuard({ limits, keys, most, requestsPerMinute, difficulty, clock }),
    writeBody: createWriteBody(),
  });
  app.onError((error, context) => {
    const requestId = crypto.randomUUID();
    onError(error, requestId);
    return respond.problem(context, { code: 'internal_error' }, requestId);
  });
  return {
    fetch: async (request, visit = {}) => app.fetch(request, visit),
    checkUpstream: (headers) => checkUpstream({ ...options.upstream, headers, budget }),
    invalidate: (change) => invalidateBy(source, change),
  };
}
