import { type Event, type Result, refuse } from '../../../contract/index.ts';
import { type Instant, requireInstant } from '../../../time/index.ts';
import { settleAll } from '../../concurrency/index.ts';
import type { Caller, HostRecords, HostsOfEvent, Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { ownOrRefusal } from '../ownership.ts';
import { colleagues, onlyUserOf } from '../permissions/index.ts';
import { resultOfLock } from '../with-account-lock.ts';

export async function ownEvent(records: Records, caller: Caller, id: string): Promise<Result<Event>> {
  const match = await records.findEvent(caller.accountId, id);
  return ownOrRefusal(records, { caller, resource: { kind: 'event', id }, match });
}

type OwnEvent = {
  readonly caller: Caller;
  readonly id: string;
  /** The new host, who is locked together with the current hosts. */
  readonly newHostId?: number;
  /**
   * Whether to lock the host of the event type too: its limits are counted under that lock, even for an event that was
   * reassigned.
   * @default false
   */
  readonly locksEventTypeHost?: boolean;
};
type PreparedEvent<Preparation> = OwnEvent & {
  /**
   * Reads the data about the hosts that would take too long to read while they are locked. Called again if the hosts
   * have changed by then.
   */
  readonly prepare: (hosts: HostsOfEvent) => Promise<Preparation>;
};
type EventWork<Data> = (hostRecords: HostRecords, event: Event, hosts: HostsOfEvent) => Promise<Result<Data>>;
type PreparedWork<Data, Preparation> = (
  ...parameters: [...Parameters<EventWork<Data>>, prepared: Preparation]
) => Promise<Result<Data>>;

/** How often the hosts of an event may change while they are being locked. */
const maxAttempts = 3;

/** Works with an event of the caller while no other event of its hosts is booked or rescheduled. */
export function withEventLocked<Data>(context: Context, own: OwnEvent, work: EventWork<Data>): Promise<Result<Data>> {
  return withPreparedEventLocked(context, { ...own, prepare: async () => undefined }, work);
}

/**
 * Does the same with data about its hosts that was read before they were locked. The data is always about the locked
 * hosts.
 */
export async function withPreparedEventLocked<Data, Preparation>(
  { records }: Context,
  { caller, id, newHostId, locksEventTypeHost = false, prepare }: PreparedEvent<Preparation>,
  work: PreparedWork<Data, Preparation>,
): Promise<Result<Data>> {
  const eventBefore = await ownEvent(records, caller, id);
  if (!eventBefore.ok) return eventBefore;
  const { accountId } = caller;
  const typeHost = locksEventTypeHost
    ? await records.findHostOfEventType(accountId, eventBefore.data.event_type_id)
    : undefined;
  const onlyUser = onlyUserOf(caller);
  const otherIds = [newHostId, typeHost?.userId].filter((userId) => userId !== undefined);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await records.findHostsOfEvent(accountId, id);
    if (!before) return refuse({ code: 'resource_not_found' });
    const preparation = await prepare(before);
    const userIds = [...new Set([...before.userIds, ...otherIds])];
    const lockResult = await records.withHostsLocked({ accountId, userIds }, async (hostRecords) => {
      const [hosts, event] = await settleAll([
        hostRecords.findHostsOfEvent(accountId, id),
        hostRecords.findEvent(accountId, id),
      ]);
      // It was reassigned before it was locked: prepare and lock its new hosts instead.
      if (!hosts?.userIds.every((userId) => before.userIds.includes(userId))) return undefined;
      // It was the caller's before it was locked, and is a colleague's now.
      if (onlyUser !== undefined && hosts.leadId !== onlyUser) return refuse(colleagues);
      return event ? work(hostRecords, event, hosts, preparation) : refuse({ code: 'resource_not_found' });
    });
    if (lockResult.kind !== 'done') return resultOfLock(lockResult);
    if (lockResult.result) return lockResult.result;
  }
  return resultOfLock({ kind: 'busy' });
}

/** Returns when an event starts. */
export function startOf({ start }: Pick<Event, 'start'>): Instant {
  return requireInstant(start);
}
