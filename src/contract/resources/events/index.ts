/**
 * A booking, as its host sees it and as the page that manages it sees it, and its history.
 *
 * Design: each kind of reader has its own schema. The public one is separate, not the full one with fields removed.
 */
export { FormToken, ManagedEvent } from './embed-event.ts';
export { Answer, Answers, Event, eventOutcomes, eventStatuses, PublicEvent } from './event.ts';
export { type EventChangeKind, EventHistoryEntry, Turn } from './event-history.ts';
export { EventHost } from './event-host.ts';
export { EventManageLink } from './event-manage-link.ts';
