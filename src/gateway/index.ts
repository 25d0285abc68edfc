/**
 * The keyless public edge, `/embed/v1`: what a widget on anybody's page may ask, in front of any server that speaks the
 * interface.
 *
 * The decision behind it: the gateway knows that server through one `fetch` function and nothing else, so there is one
 * gateway, whether the service runs in the same process or elsewhere. It is made of web-standard parts only and also
 * runs at an edge. Slots are requested by the month, in UTC and a day wider on both sides, so that one response serves
 * every visitor of every zone; what is kept between requests is declared in `state/shared-state.ts`. Programs that
 * install the package come in by `entry.ts`, with less to choose.
 */

export { createGatewayCore, type GatewayCore, type GatewayCoreOptions } from './gateway-core.ts';
export { type Compress, type OriginRules, parseOriginRules } from './http/index.ts';
export { visitorOf as visitorCountedAs } from './limits/index.ts';
export { parseEventTypes } from './operations/index.ts';
export {
  type Budget,
  bytesOf,
  type Cache,
  type CacheGroup,
  type CacheLookup,
  cacheBytes,
  createMemoryState,
  FairMap,
  type Idempotency,
  isFinal,
  type Leases,
  type Limits,
  type Replayable,
  type SharedState,
  type Tally,
} from './state/index.ts';
export { createManageTokens, isLinkSecret, linkSecretOf, type ManageTokens } from './tokens/index.ts';
export {
  type Change,
  type EventTypePlace,
  isUpstreamAddress,
  isUpstreamKey,
  type ResourcePath,
  trimAddress,
  type UpstreamCheck,
  type UpstreamOptions,
} from './upstream/index.ts';
