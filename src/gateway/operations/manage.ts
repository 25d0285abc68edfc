import { type Event, mapResult, type PublicEvent, type Result, refuse } from '../../contract/index.ts';
import { addMinutes, type Instant, type Minutes } from '../../time/index.ts';
import type { Requester } from '../cache/index.ts';
import type { ActDependencies } from '../http/index.ts';
import type { Guard } from '../limits/index.ts';
import { type EventTypePlace, invalidateSlotsOf } from '../upstream/index.ts';
import { asInvitee, findManagedEvent } from './managed-event.ts';
import { publicEvent } from './public-shapes.ts';
import { chooseDuration, findPublishedEventType } from './published-event-type.ts';

/** An event its invitee has the token of, and the key of the request. */
export type Managed = { readonly id: string; readonly idempotencyKey: string | undefined };

/** On whose behalf an event is changed. */
export type ManagingOptions = {
  readonly requester: Requester;
  /** Finds where an event type belongs; refuses a page that may not change events of it. */
  readonly judgePage: (eventTypeId: number) => Promise<Result<EventTypePlace>>;
};

/** Why an event is called off; null when that is not said. */
export type Cancellation = { readonly reason: string | null };

/** Where an event is moved to; it keeps its length unless told otherwise. */
export type Move = { readonly start: Instant; readonly duration?: Minutes | undefined };

/** On whose behalf an event is moved, and what counts the mail that sends. */
export type MoveOptions = ManagingOptions & { readonly countMails: Guard['move'] };

/** Shows an event to its invitee, whatever became of its event type. */
export async function showEvent(dependencies: ActDependencies, id: string): Promise<Result<PublicEvent>> {
  return mapResult(await findManagedEvent(dependencies, id, 'reading'), publicEvent);
}

/** Calls an event off; one that was called off already stays as it is, whatever the server makes of it. */
export async function cancelEvent(
  dependencies: ActDependencies,
  { reason, ...managed }: Managed & Cancellation,
  { requester, judgePage }: ManagingOptions,
): Promise<Result<PublicEvent>> {
  const event = await findManagedEvent(dependencies, managed.id, 'booking');
  if (!event.ok) return event;
  const place = await judgePage(event.data.event_type_id);
  if (!place.ok) return asInvitee(place);
  if (event.data.status === 'canceled') return mapResult(event, publicEvent);
  const feigned = dependencies.honeypot.cancel(managed.id);
  if (feigned) return mapResult(feigned, publicEvent);
  const canceled = await dependencies.upstream.cancel({ ...managed, reason, event: event.data });
  if (mayHaveChanged(canceled)) {
    await invalidateSlotsOf(dependencies.source, { eventTypeId: event.data.event_type_id, requester });
  }
  return mapResult(asInvitee(canceled), publicEvent);
}

/** Moves an event to another time, judged by the server as if it were not there. */
export async function moveEvent(
  dependencies: ActDependencies,
  { start, duration, ...managed }: Managed & Move,
  { requester, judgePage, countMails }: MoveOptions,
): Promise<Result<PublicEvent>> {
  const event = await findManagedEvent(dependencies, managed.id, 'booking');
  if (!event.ok) return event;
  const place = await judgePage(event.data.event_type_id);
  if (!place.ok) return asInvitee(place);
  const refused = await refuseLength(dependencies, { event: event.data, place: place.data, duration, requester });
  if (refused) return refused;
  if (dependencies.honeypot.find(managed.id)) return refuse({ code: 'slot_unavailable', reason: 'taken' });
  const moved = await countMails({ email: event.data.invitee.email, accountId: place.data.accountId }, () =>
    dependencies.upstream.move({ ...managed, start, duration, event: event.data }),
  );
  if (mayHaveChanged(moved)) {
    const taken = { start, end: addMinutes(start, duration ?? event.data.duration) };
    await invalidateSlotsOf(dependencies.source, { eventTypeId: event.data.event_type_id, taken, requester });
  }
  return mapResult(asInvitee(moved), publicEvent);
}

type NewLength = {
  readonly event: Event;
  readonly place: EventTypePlace;
  readonly duration: Minutes | undefined;
  readonly requester: Requester;
};

/** An event may keep its length whatever is offered now; another one has to be offered. */
async function refuseLength(dependencies: ActDependencies, { event, place, duration, requester }: NewLength) {
  if (duration === undefined || duration === event.duration) return undefined;
  const { eventTypeId: id } = place;
  // Who moves an event may know what it is of, whether or not others may.
  const asked = { id, reference: id, place, isOpened: true };
  const { outcome: eventType } = await findPublishedEventType(dependencies, asked, requester);
  const chosen = eventType.ok ? chooseDuration(eventType.data, duration) : eventType;
  return chosen.ok ? undefined : chosen;
}

/** Returns whether the host's time is another now, or was seen to be: a server that did not answer may have acted. */
function mayHaveChanged(outcome: Result<unknown>): boolean {
  if (outcome.ok) return true;
  const { code } = outcome.problem;
  return code === 'slot_unavailable' || code === 'unavailable' || code === 'event_canceled';
}
