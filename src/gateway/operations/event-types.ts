import { type EventTypeReference, mapResult, ok, type Result, refuse } from '../../contract/index.ts';
import type { Clock, Minutes } from '../../time/index.ts';
import type { CachedResponse, Caller } from '../cache/index.ts';
import type { OpenedEvent } from '../tokens/index.ts';
import type { CachedUpstream, ResolvedEventType, Upstream, UpstreamEventType } from '../upstream/index.ts';
import { chooseDuration } from './choose-duration.ts';
import type { ManagedEvents } from './managed-events.ts';
import { isPublished, type PublishedEventTypes } from './published-event-types.ts';

/** How a request names an event type, and the event that its manage token opens, if it brings one. */
export type EventTypeRequest = {
  readonly reference: EventTypeReference;
  readonly openedEvent?: OpenedEvent | undefined;
};

/** An event type that a request names. How it is named decides whether a private one is shown. */
export type RequestedEventType = EventTypeRequest & {
  readonly id: number;
  readonly resolvedType: ResolvedEventType;
  /** Whether the opened event is already known to be of this type. */
  readonly isOpened?: boolean;
};

/** The event types that pages may see. */
export type EventTypes = {
  /**
   * Finds the event type that a request names. The id of a private one is treated like an unknown id, after the same
   * requests to the server, unless the visitor has the manage token of one of its events. Every name of an inactive
   * event type is treated the same way.
   */
  find(request: EventTypeRequest, caller: Caller): Promise<Result<RequestedEventType>>;
  /** Returns an event type that pages may see. Any other is not found. */
  read(requestedType: RequestedEventType, caller: Caller): Promise<CachedResponse<UpstreamEventType>>;
  /**
   * Returns such an event type with the length of a meeting, or refuses a length that it does not offer. Slots may show
   * a new length before the cached event type offers it, so the server is asked before anything is refused.
   */
  readWithDuration(meeting: RequestedDuration, caller: Caller): Promise<Result<EventTypeWithLength>>;
};

/** The length of a meeting, as requested; undefined for the default. */
export type RequestedDuration = {
  readonly requestedType: RequestedEventType;
  readonly duration: Minutes | undefined;
};

type EventTypeWithLength = { readonly eventType: UpstreamEventType; readonly duration: Minutes };

type EventTypesContext = {
  readonly upstream: Pick<Upstream, 'eventType'>;
  readonly cachedUpstream: CachedUpstream;
  readonly managedEvents: ManagedEvents;
  readonly publishedTypes: PublishedEventTypes;
  readonly clock: Clock;
};

const notFound = refuse({ code: 'resource_not_found' });

/** Creates the event types of one gateway. */
export function createEventTypes(context: EventTypesContext): EventTypes {
  const { upstream, cachedUpstream, managedEvents, publishedTypes, clock } = context;

  /** Returns whether the opened event is of the requested type. Refuses while that cannot be found out. */
  async function isOfOpenedEvent(
    { reference, openedEvent }: EventTypeRequest,
    { purpose, admit }: Caller,
  ): Promise<Result<boolean>> {
    if (openedEvent === undefined) return ok(false);
    const admitted = await admit?.();
    if (admitted && !admitted.ok) return admitted;
    const event = await managedEvents.find(openedEvent, purpose);
    if (!event.ok && event.problem.code !== 'manage_token_invalid') return event;
    return ok(event.ok && event.data.event_type_id === reference);
  }

  async function read(requestedType: RequestedEventType, caller: Caller): Promise<CachedResponse<UpstreamEventType>> {
    const visible = await isPublished(cachedUpstream, { id: requestedType.id, publishedTypes }, caller);
    if (!visible.ok || !visible.data) {
      return { result: visible.ok ? notFound : visible, requestedAt: clock(), version: '', takenTimes: [] };
    }
    const response = await cachedUpstream.eventType(requestedType.resolvedType, caller);
    const { result } = response;
    if (!result.ok && result.problem.code !== 'resource_not_found') return response;
    if (result.ok && isShownToAll(requestedType, result.data)) return response;
    // A missing event type is looked up among the visitor's events too, so that it cannot be told from a hidden one.
    const isOpened = requestedType.isOpened ? ok(true) : await isOfOpenedEvent(requestedType, caller);
    if (!isOpened.ok) return { ...response, result: isOpened };
    const isShown = result.ok && result.data.is_active && isOpened.data;
    return isShown ? response : { ...response, result: notFound };
  }

  async function withDuration(
    { requestedType, duration: minutes }: RequestedDuration,
    caller: Caller,
  ): Promise<Result<EventTypeWithLength>> {
    const { result: eventType } = await read(requestedType, caller);
    if (!eventType.ok) return eventType;
    return mapResult(chooseDuration(eventType.data, minutes), (duration) => ({ eventType: eventType.data, duration }));
  }

  return {
    async find(request, caller) {
      const { reference } = request;
      const resolvedType = await cachedUpstream.resolveEventType(reference, caller);
      if (!resolvedType.ok && resolvedType.problem.code !== 'resource_not_found') return resolvedType;
      const isOff = !resolvedType.ok || !resolvedType.data.isActive;
      const isHidden = isOff || (resolvedType.data.isPrivate && typeof reference === 'number');
      const isOpened = isHidden ? await isOfOpenedEvent(request, caller) : ok(false);
      if (!isOpened.ok) return isOpened;
      if (isOff || isHidden !== isOpened.data) return notFound;
      const { eventTypeId: id } = resolvedType.data;
      return ok({ ...request, id, resolvedType: resolvedType.data, isOpened: isOpened.data });
    },
    read,
    async readWithDuration(meeting, caller) {
      const result = await withDuration(meeting, caller);
      const isRefused = !result.ok && result.problem.code === 'validation_failed';
      if (!isRefused || !(await isOfferedNow(upstream, meeting, caller))) return result;
      await cachedUpstream.invalidateAccount(meeting.requestedType.resolvedType.accountId);
      return withDuration(meeting, caller);
    },
  };
}

/** Returns whether everyone may see an event type under this name: it may have been renamed. */
function isShownToAll({ reference }: RequestedEventType, eventType: UpstreamEventType): boolean {
  const { public_id = `/${eventType.slug}`, visibility, is_active: isActive } = eventType;
  if (typeof reference !== 'number') return isActive && public_id.endsWith(`/${reference.name}`);
  return isActive && visibility !== 'private';
}

/** Asks the server, not the cache, whether a length is offered. Counts as one request of the visitor. */
async function isOfferedNow(
  upstream: EventTypesContext['upstream'],
  { requestedType, duration }: RequestedDuration,
  { purpose, admit }: Caller,
): Promise<boolean> {
  const admitted = await admit?.();
  if (admitted && !admitted.ok) return false;
  const eventType = await upstream.eventType(requestedType.resolvedType.eventTypeId, { purpose, isKnown: true });
  return eventType.ok && chooseDuration(eventType.data, duration).ok;
}
