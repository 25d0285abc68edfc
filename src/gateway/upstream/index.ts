/**
 * The server behind the gateway: each request to it, and what the gateway knows about it through its cache.
 *
 * Design: any server that speaks `/v1` will do. Its responses need only the fields that are used, its failures are
 * mapped to ours, and slots are requested by the month, in UTC, so that one response serves every zone.
 */
export {
  type CachedUpstream,
  createCachedUpstream,
  slotsFreshSeconds,
  timeOwnerOf,
  typeFreshSeconds,
} from './cached-upstream.ts';
export { checkUpstream, type UpstreamCheck } from './check-upstream.ts';
export { type Change, invalidateBy, invalidateSlotsOf } from './invalidate.ts';
export { type DateRange, type Month, monthAfter, monthsOf, type RequestedMonth } from './months.ts';
export { onlyAccountId, type ResolvedEventType } from './resolved-event-type.ts';
export type { UpstreamEventType, UpstreamUser } from './responses/index.ts';
export { createFailureReport, createReport, refuseUnavailable } from './send/index.ts';
export { conditionsOf, openSlots, type SlotWindow, takenTimeOf } from './slot-window.ts';
export {
  type Booking,
  type Cancellation,
  createUpstream,
  type EventsAt,
  type KeyedEvent,
  type Rescheduling,
  type Upstream,
} from './upstream.ts';
export type { ResourcePath, UpstreamOptions } from './upstream-options.ts';
export { isUpstreamAddress, isUpstreamKey, trimAddress } from './upstream-settings.ts';
