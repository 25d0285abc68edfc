import {
  type BookingFormField,
  mapResult,
  type PublicEvent,
  type PublicEventType,
  type Result,
} from '../../contract/index.ts';
import { type Caller, type Representation, representationOf } from '../cache/index.ts';
import type { OpenedEvent } from '../tokens/index.ts';
import type { CachedUpstream } from '../upstream/index.ts';
import type { EventTypes, RequestedEventType } from './event-types.ts';
import type { ManagedEvents } from './managed-events.ts';
import { publicEvent, publicEventType, publicField } from './public-shapes.ts';

/** The operations that show things to pages. */
export type Show = {
  /** Shows an event type and its host. */
  eventType(requestedType: RequestedEventType, caller: Caller): Promise<Result<Representation<PublicEventType>>>;
  /** Lists the active fields of the booking form in the order of the form. */
  fields(requestedType: RequestedEventType, caller: Caller): Promise<Result<Representation<BookingFormField[]>>>;
  /** Shows an event to its invitee, even if its event type was removed or renamed. */
  event(openedEvent: OpenedEvent): Promise<Result<PublicEvent>>;
};

type ShowContext = {
  readonly eventTypes: EventTypes;
  readonly managedEvents: ManagedEvents;
  readonly cachedUpstream: CachedUpstream;
};

/** Creates the operations that show things. */
export function createShow({ eventTypes, managedEvents, cachedUpstream }: ShowContext): Show {
  return {
    async eventType(requestedType, caller) {
      const eventType = await eventTypes.read(requestedType, caller);
      if (!eventType.result.ok) return eventType.result;
      const { data } = eventType.result;
      const { id, resolvedType } = requestedType;
      const host = await cachedUpstream.host(resolvedType, caller);
      return mapResult(host.result, (user) =>
        representationOf({ key: `type ${id}`, owner: resolvedType.accountId }, [eventType, host], () =>
          publicEventType(data, user),
        ),
      );
    },
    async fields(requestedType, caller) {
      const eventType = await eventTypes.read(requestedType, caller);
      if (!eventType.result.ok) return eventType.result;
      const { id, resolvedType } = requestedType;
      const fields = await cachedUpstream.fields(resolvedType, caller);
      return mapResult(fields.result, (all) =>
        representationOf({ key: `fields ${id}`, owner: resolvedType.accountId }, [fields], () => all.map(publicField)),
      );
    },
    event: async (openedEvent) => mapResult(await managedEvents.find(openedEvent, 'reading'), publicEvent),
  };
}
