import { type Event, mapResult, ok, type PublicEvent, type Result } from '../../contract/index.ts';
import type { Guard } from '../limits/index.ts';
import { type CachedUpstream, type Cancellation, invalidateSlotsOf, type Upstream } from '../upstream/index.ts';
import type { Honeypot } from './booking/index.ts';
import { asInvitee, type ManagedEvents, type ManagingVisitor, mayHaveChanged } from './managed-events.ts';
import { publicEvent } from './public-shapes.ts';

/** Cancels an event. Canceling twice has no further effect, even if the server refuses it. */
export type Cancel = (cancellation: Cancellation, visitor: ManagingVisitor) => Promise<Result<PublicEvent>>;

type CancelContext = {
  readonly managedEvents: ManagedEvents;
  readonly honeypot: Honeypot;
  readonly upstream: Upstream;
  readonly cachedUpstream: CachedUpstream;
  readonly guard: Guard;
};

/**
 * Creates the operation that cancels the event of a manage token. A refusal is a problem of the contract, never an
 * exception.
 */
export function createCancel(context: CancelContext): Cancel {
  const { managedEvents, honeypot, upstream, cachedUpstream, guard } = context;

  async function attempt(
    cancellation: Cancellation,
    { caller, checkPage }: ManagingVisitor,
  ): Promise<Result<PublicEvent>> {
    const event = await managedEvents.find(cancellation, 'booking');
    if (!event.ok) return event;
    const resolvedType = await checkPage(event.data.event_type_id);
    if (!resolvedType.ok) return asInvitee(resolvedType);
    if (event.data.status === 'canceled') return mapResult(event, publicEvent);
    const honeypotResult = honeypot.cancel(cancellation.id);
    if (honeypotResult) return mapResult(honeypotResult, publicEvent);
    const reply = await upstream.cancel({ ...cancellation, event: event.data });
    const canceled = isCanceledAlready(reply) ? canceledOf(event.data) : reply;
    if (mayHaveChanged(canceled)) {
      const { accountId } = resolvedType.data;
      await invalidateSlotsOf(cachedUpstream, { event: event.data, accountId, caller });
    }
    return mapResult(asInvitee(canceled), publicEvent);
  }

  return function cancel(cancellation, visitor) {
    const change = { address: visitor.address, kind: 'cancel', eventId: cancellation.id } as const;
    return guard.change(change, () => attempt(cancellation, visitor));
  };
}

/** Returns whether someone else has canceled the event since it was looked up. */
function isCanceledAlready(reply: Result<Event>): boolean {
  return !reply.ok && reply.problem.code === 'event_canceled';
}

function canceledOf(event: Event): Result<Event> {
  return ok({ ...event, status: 'canceled' });
}
