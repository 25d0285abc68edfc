/**
 * The requests of a page to a gateway, and how their data stays fresh: the only part of the widget that uses the
 * network.
 *
 * Design: widgets of a page share their requests, and known data survives a failure. Waiting, retrying and being
 * offline are states that the widget shows. The library never hides them.
 */
export type { Client, Reply, RequestFailure } from '../../api/index.ts';
export { type Gateway, type LoadState, openGateway } from './gateway.ts';
export { isRateLimited, longestWaitSeconds } from './is-rate-limited.ts';
export { headersOf, idOf, type ManageToken } from './manage-token.ts';
export type { PrefetchedResponses } from './prefetched-responses.ts';
export { busySecondsOf, isBusy } from './retry-policy.ts';
export type { LoadedSlots, SlotsRequest } from './slots-request.ts';
export { withTimeout } from './timeout.ts';
export { whenIdle, whenSettled } from './when-idle.ts';
