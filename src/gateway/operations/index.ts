/**
 * What a page may have done, one operation for each endpoint: show, list slots, book, cancel, reschedule.
 *
 * The decision behind it: an operation knows no HTTP and returns a result, and nothing of the server's response passes
 * that is not named in `public-shapes.ts`.
 */
export { book } from './book.ts';
export { type BookingRecovery, createBookingRecovery, noRecovery } from './booking-recovery.ts';
export { createHoneypot, type Honeypot } from './honeypot.ts';
export { listSlots, type PageQuestion } from './list-slots.ts';
export {
  type Cancellation,
  cancelEvent,
  type Managed,
  type ManagingOptions,
  type Move,
  moveEvent,
  showEvent,
} from './manage.ts';
export { openDays } from './managed-event.ts';
export { type PublishedEventTypes, parseEventTypes } from './published-event-type.ts';
export { type AskedEventType, findAskedEventType } from './requested-event-type.ts';
export { listFields, showEventType } from './show.ts';
