import { type EventTypeReference, type Result, refuse } from '../../contract/index.ts';
import type { Requester } from '../cache/index.ts';
import type { ActDependencies } from '../http/index.ts';
import type { EventTypePlace, UpstreamEventType } from '../upstream/index.ts';
import { findManagedEvent } from './managed-event.ts';

/** How a request names an event type, and the event that its manage token opens, if it brings one. */
export type Naming = { readonly reference: EventTypeReference; readonly openedEventId?: string | undefined };

/** An event type that a request names; what it is called there decides whether a private one is shown. */
export type AskedEventType = Naming & {
  readonly id: number;
  readonly place: EventTypePlace;
  /** Whether it is known already that the opened event is of this type. */
  readonly isOpened?: boolean;
};

const notFound = refuse({ code: 'resource_not_found' });

/**
 * Finds the event type a request names. The id of a private one is answered as an id of nothing, after the same
 * questions, except to whoever has the manage token of an event of it. So is any name of one that is switched off.
 */
export async function findAskedEventType(
  dependencies: ActDependencies,
  naming: Naming,
  requester: Requester,
): Promise<Result<AskedEventType>> {
  const { reference } = naming;
  const place = await dependencies.source.place(reference, requester);
  if (!place.ok && place.problem.code !== 'resource_not_found') return place;
  const isOff = !place.ok || !place.data.isActive;
  const isHidden = isOff || (place.data.isPrivate && typeof reference === 'number');
  const isOpened = isHidden && (await isOfOpenedEvent(dependencies, naming, requester));
  if (isOff || isHidden !== isOpened) return notFound;
  return { ok: true, data: { ...naming, id: place.data.eventTypeId, place: place.data, isOpened } };
}

/** Returns whether an event type may be shown to whoever calls it so: its name may be another by now. */
export async function isShownTo(
  dependencies: ActDependencies,
  { eventType, asked }: { readonly eventType: UpstreamEventType; readonly asked: AskedEventType },
  requester: Requester,
): Promise<boolean> {
  const { public_id = `/${eventType.slug}`, visibility } = eventType;
  if (typeof asked.reference !== 'number') return public_id.endsWith(`/${asked.reference.name}`);
  return visibility !== 'private' || asked.isOpened || isOfOpenedEvent(dependencies, asked, requester);
}

async function isOfOpenedEvent(
  dependencies: ActDependencies,
  { reference, openedEventId }: Naming,
  { purpose, admit }: Requester,
): Promise<boolean> {
  if (openedEventId === undefined) return false;
  const admitted = await admit?.();
  if (admitted && !admitted.ok) return false;
  const event = await findManagedEvent(dependencies, openedEventId, purpose);
  return event.ok && event.data.event_type_id === reference;
}
