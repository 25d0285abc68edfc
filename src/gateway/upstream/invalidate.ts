import type { Event, EventType } from '../../contract/index.ts';
import { isSameAddress } from '../../form/index.ts';
import { type Interval, parseInstant } from '../../time/index.ts';
import type { Caller } from '../cache/index.ts';
import { type CachedUpstream, timeOwnerOf } from './cached-upstream.ts';
import type { UpstreamUser } from './responses/index.ts';

/** A change at the server that this gateway did not make. */
export type Change =
  /** Settings of an account: its hours, its forms, or anything similar. */
  | { readonly kind: 'account'; readonly accountId: string }
  /** An event type of an account, possibly new or just published. */
  | {
      readonly kind: 'event type';
      readonly accountId: string;
      readonly eventType: Pick<EventType, 'id' | 'public_id'>;
    }
  /** A user or a team of an account has a new username, under which pages may have found nothing before. */
  | { readonly kind: 'username'; readonly accountId: string; readonly username: string }
  /** An event was booked, rescheduled or canceled. */
  | {
      readonly kind: 'event';
      readonly accountId: string;
      readonly event: HostedEvent & Pick<Event, 'status' | 'start' | 'end'>;
    };

type HostedEvent = Pick<Event, 'event_type_id' | 'host'>;

/** Invalidates what is cached and no longer true after a change. */
export async function invalidateBy(cachedUpstream: CachedUpstream, change: Change): Promise<void> {
  if (change.kind === 'event') {
    const { event, accountId } = change;
    const [start, end] = [parseInstant(event.start), parseInstant(event.end)];
    const isTaken = event.status === 'confirmed' && start !== undefined && end !== undefined;
    const takenTime = isTaken ? { start, end } : undefined;
    return invalidateSlotsOf(cachedUpstream, { event, accountId, takenTime, caller: { purpose: 'booking' } });
  }
  if (change.kind === 'event type') {
    const { id: eventTypeId, public_id: publicId } = change.eventType;
    const [accountName = ''] = publicId.split('/');
    await cachedUpstream.invalidateReferences({ eventTypeId, accountNames: [accountName, `@${change.accountId}`] });
  }
  if (change.kind === 'username') await cachedUpstream.invalidateReferences({ accountNames: [change.username] });
  await cachedUpstream.invalidateAccount(change.accountId);
}

/** An event that was changed, and the time that is taken now. */
export type EventChange = {
  readonly event: HostedEvent;
  readonly accountId: string;
  readonly takenTime?: Interval | undefined;
  readonly caller: Caller;
};

/** Invalidates the slots of the host of an event: its old time may be free again. */
export async function invalidateSlotsOf(
  cachedUpstream: CachedUpstream,
  { event, accountId, takenTime, caller }: EventChange,
): Promise<void> {
  const resolvedType = await cachedUpstream.resolveEventType(event.event_type_id, caller);
  // An event type that does not exist has no slots. If it could not be looked up, pages may show its slots.
  if (!resolvedType.ok) {
    const isGone = resolvedType.problem.code === 'resource_not_found';
    return isGone ? undefined : cachedUpstream.invalidateAccount(accountId);
  }
  const { result: host } = await cachedUpstream.host(resolvedType.data, caller);
  // Without a host, or if the event was reassigned, it is unknown whose slots they are.
  await (host.ok && isHostedBy(host.data, event)
    ? cachedUpstream.invalidateSlots({
        resolvedType: resolvedType.data,
        hostId: timeOwnerOf(host.data),
        takenTime,
        hasOtherChanges: true,
      })
    : cachedUpstream.invalidateAccount(accountId));
}

/** Returns whether the host of an event type hosts an event too. A server may leave out who hosts it. */
function isHostedBy({ email }: UpstreamUser, { host }: HostedEvent): boolean {
  return host.email === '' || isSameAddress(host.email, email);
}
