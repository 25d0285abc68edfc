/**
 * A booking: as its host sees it, as the page that manages it sees it, and its history.
 *
 * The decision behind it: the reader decides the schema. What the public sees is a schema of its own, not the full one
 * with fields removed.
 */
export { FormToken, ManagedEvent } from './embed-event.ts';
export { Answer, Answers, Event, eventOutcomes, eventStatuses, PublicEvent } from './event.ts';
export { type EventChangeKind, EventHistoryEntry, Turn } from './event-history.ts';
