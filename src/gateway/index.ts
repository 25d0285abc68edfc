/**
 * The keyless public edge, `/embed/v1`: what a widget on anybody's page may ask, in front of any server that speaks the
 * interface.
 *
 * The decision behind it: the gateway knows that server through one `fetch` function and nothing else, so there is one
 * gateway, whether the service runs in the same process or elsewhere. It is made of web-standard parts only and also
 * runs at an edge. Slots are asked for by the month, in UTC and a day wider on both sides, so that one answer serves
 * every visitor of every zone; what is kept between requests is named in `parts.ts`. Programs that install the package
 * come in by `for-programs.ts`, with less to choose.
 */
export { bytesOf } from './bytes-of.ts';
export type { UpstreamCheck } from './check-upstream.ts';
export { createGateway, type Gateway, type GatewayOptions } from './create-gateway.ts';
export { FairMap } from './fair-map.ts';
export type { Change } from './invalidate.ts';
export { isLinkSecret, linkSecretOf } from './link-secret.ts';
export { createManageTokens, type ManageTokens } from './manage-tokens.ts';
export { cacheBytes } from './memory-cache.ts';
export { isFinal } from './memory-idempotency.ts';
export { createMemoryParts } from './memory-parts.ts';
export { type OriginRules, parseOriginRules } from './origins.ts';
export type {
  Budget,
  Cache,
  CacheGroup,
  CacheLookup,
  Idempotency,
  Leases,
  Limits,
  Parts,
  Replayable,
  Tally,
} from './parts.ts';
export type { EventTypePlace } from './places.ts';
export { parseEventTypes } from './published-event-type.ts';
export type { ResourcePath, UpstreamOptions } from './upstream.ts';
export { isUpstreamAddress, isUpstreamKey, trimAddress } from './upstream-settings.ts';
export { visitorOf as visitorCountedAs } from './visitor.ts';
