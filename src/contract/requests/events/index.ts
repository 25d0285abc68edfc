/**
 * Requests about bookings: to `/v1`, and to `/embed/v1` without a key.
 *
 * Design: a page may send what a program may, and must also prove that a person is booking. Its schemas extend the
 * program's, so the two cannot drift apart.
 */
export { EmbedDraft, embedRequests } from './embed-event.ts';
export {
  EventCancellation,
  EventChange,
  EventDraft,
  EventNoShow,
  EventReassignment,
  EventRescheduling,
  EventsQuery,
  EventTableQuery,
} from './event.ts';
