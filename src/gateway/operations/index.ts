/**
 * What a page may do, one operation for each endpoint: show, list slots, book, cancel, reschedule.
 *
 * Design: an operation knows nothing about HTTP and returns a result. A field of the server's response passes only if
 * `public-shapes.ts` names it. All operations are created once, each from the few parts it uses.
 */
export { createBookingRecovery, noRecovery } from './booking/index.ts';
export type { RequestedEventType } from './event-types.ts';
export type { SlotsQuery } from './list-slots.ts';
export { type ManagingVisitor, openDays } from './managed-events.ts';
export { createOperations, type Operations } from './operations.ts';
export { type PublishedEventTypes, parseEventTypes } from './published-event-types.ts';
