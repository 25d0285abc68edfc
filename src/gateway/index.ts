/**
 * The public edge without a key, `/embed/v1`: what a widget on any page may request, in front of any server that
 * implements `/v1`.
 *
 * Design: the gateway reaches that server only through one `fetch` function, so it works the same whether the service
 * runs in this process or elsewhere. It uses only web standards and also runs at an edge. Slots are requested by the
 * month, in UTC and a day wider on both sides, so that one response serves visitors in every zone.
 * `state/shared-state.ts` declares what is kept between requests. Programs that install the package import `entry.ts`,
 * which has fewer options.
 */

export { createGatewayCore, type GatewayCore, type GatewayCoreOptions } from './gateway-core.ts';
export { type Compress, listOrigins, type OriginRules, parseOriginRules } from './http/index.ts';
export { createMailLimits, defaultLimits, type MailLimits, visitorOf as visitorCountedAs } from './limits/index.ts';
export { parseEventTypes } from './operations/index.ts';
export {
  type Budget,
  budgetSeconds,
  bytesOf,
  type Cache,
  type CacheGroup,
  type CacheLookup,
  cacheBytes,
  createMemoryState,
  FairMap,
  type Idempotency,
  idempotencyMillis,
  isFinal,
  type Leases,
  type LimitState,
  type Limits,
  maxReadings,
  type Replayable,
  rememberedChanges,
  type SharedState,
  wholeSeconds,
} from './state/index.ts';
export { createManageTokens, isLinkSecret, linkSecretOf, type ManageTokens } from './tokens/index.ts';
export {
  type Change,
  isUpstreamAddress,
  isUpstreamKey,
  type ResolvedEventType,
  type ResourcePath,
  trimAddress,
  type UpstreamCheck,
  type UpstreamOptions,
} from './upstream/index.ts';
