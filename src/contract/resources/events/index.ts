/**
 * A booking: to its host, to the public, to the page that manages it, and its history.
 *
 * The decision behind it: who reads decides the schema. What the public sees is a schema of its own, not fields left out.
 */
export { FormToken, ManagedEvent } from './embed-event.ts';
export { Answer, Answers, Event, eventOutcomes, eventStatuses, PublicEvent } from './event.ts';
export { type EventChangeKind, EventHistoryEntry } from './event-history.ts';
