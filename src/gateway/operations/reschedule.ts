import { type Event, mapResult, type PublicEvent, type Result, refuse } from '../../contract/index.ts';
import { addMinutes, type Minutes } from '../../time/index.ts';
import type { Caller } from '../cache/index.ts';
import type { Guard } from '../limits/index.ts';
import {
  type CachedUpstream,
  invalidateSlotsOf,
  type Rescheduling,
  type ResolvedEventType,
  type Upstream,
} from '../upstream/index.ts';
import type { Honeypot } from './booking/index.ts';
import type { EventTypes } from './event-types.ts';
import { asInvitee, type ManagedEvents, type ManagingVisitor, mayHaveChanged } from './managed-events.ts';
import { publicEvent } from './public-shapes.ts';

/** Reschedules an event; the server checks the new time as if the event were not there. */
export type Reschedule = (rescheduling: Rescheduling, visitor: ManagingVisitor) => Promise<Result<PublicEvent>>;

type RescheduleContext = {
  readonly managedEvents: ManagedEvents;
  readonly eventTypes: EventTypes;
  readonly honeypot: Honeypot;
  readonly upstream: Upstream;
  readonly cachedUpstream: CachedUpstream;
  readonly guard: Guard;
};

type NewDuration = {
  readonly event: Event;
  readonly resolvedType: ResolvedEventType;
  readonly duration: Minutes | undefined;
  readonly caller: Caller;
};

/**
 * Creates the operation that moves the event of a manage token to another time. A refusal is a problem of the contract,
 * never an exception.
 */
export function createReschedule(context: RescheduleContext): Reschedule {
  const { managedEvents, eventTypes, honeypot, upstream, cachedUpstream, guard } = context;

  /** An event may keep its length even if it is no longer offered. A new length has to be offered. */
  async function refuseDuration({ event, resolvedType, duration, caller }: NewDuration) {
    if (duration === undefined || duration === event.duration) return undefined;
    const { eventTypeId: id } = resolvedType;
    // An invitee may know the event type of their own event, even if it is private.
    const requestedType = { id, reference: id, resolvedType, isOpened: true };
    const meeting = await eventTypes.readWithDuration({ requestedType, duration }, caller);
    return meeting.ok ? undefined : meeting;
  }

  async function attempt(
    rescheduling: Rescheduling,
    { caller, checkPage }: ManagingVisitor,
  ): Promise<Result<PublicEvent>> {
    const { id, start, duration } = rescheduling;
    const event = await managedEvents.find(rescheduling, 'booking');
    if (!event.ok) return event;
    const resolvedType = await checkPage(event.data.event_type_id);
    if (!resolvedType.ok) return asInvitee(resolvedType);
    const refusal = await refuseDuration({ event: event.data, resolvedType: resolvedType.data, duration, caller });
    if (refusal) return refusal;
    if (honeypot.find(id)) return refuse({ code: 'slot_unavailable', reason: 'taken' });
    const { invitee, guests } = event.data;
    const { accountId } = resolvedType.data;
    const countedReschedule = { email: invitee.email, guests, accountId };
    const result = await guard.reschedule(countedReschedule, () =>
      upstream.reschedule({ ...rescheduling, event: event.data }),
    );
    if (mayHaveChanged(result)) {
      const takenTime = { start, end: addMinutes(start, duration ?? event.data.duration) };
      await invalidateSlotsOf(cachedUpstream, { event: event.data, accountId, takenTime, caller });
    }
    return mapResult(asInvitee(result), publicEvent);
  }

  return function reschedule(rescheduling, visitor) {
    const change = { address: visitor.address, kind: 'reschedule', eventId: rescheduling.id } as const;
    return guard.change(change, () => attempt(rescheduling, visitor));
  };
}
