/**
 * What a page asks a gateway, and how it stays fresh: the only part of the widget that speaks to the network.
 *
 * The decision behind it: what is asked by several widgets of a page is asked once, and what is known outlives a
 * failure. Waiting, retrying and being offline are states that are shown, never ways of the library to say nothing.
 */
export type { Client, Reply, RequestFailure } from '../../api/index.ts';
export { type Gateway, type Loaded, openGateway } from './gateway.ts';
export { headersOf, idOf, type ManageToken } from './manage-token.ts';
export type { PrefetchedResponses } from './prefetched-responses.ts';
export { busySecondsOf, isBusy } from './retry-policy.ts';
export type { LoadedSlots, SlotsRequest } from './slots-request.ts';
export { withTimeout } from './timeout.ts';
export { isTooOften, longestWaitSeconds } from './too-often.ts';
export { whenIdle } from './when-idle.ts';
