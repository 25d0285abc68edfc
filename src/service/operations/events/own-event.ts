import { type Event, type Result, refuse } from '../../../contract/index.ts';
import { asInstant, type Instant, parseInstant } from '../../../time/index.ts';
import type { Caller, HostRecords, Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { ownOrRefused } from '../ownership.ts';
import { resultOfLock } from '../with-account-lock.ts';

export async function ownEvent(records: Records, caller: Caller, id: string): Promise<Result<Event>> {
  const found = await records.findEvent(caller.accountId, id);
  return ownOrRefused(records, { caller, resource: { kind: 'event', id }, found });
}

type OwnEvent = { readonly caller: Caller; readonly id: string };
type EventWork<Data> = (hostRecords: HostRecords, event: Event) => Promise<Result<Data>>;

/** Works with an event of one's own while nothing else of its hosts is booked or rescheduled. */
export async function withEventLocked<Data>(
  { records }: Context,
  { caller, id }: OwnEvent,
  work: EventWork<Data>,
): Promise<Result<Data>> {
  const found = await ownEvent(records, caller, id);
  if (!found.ok) return found;
  const hosts = await records.findHostsOfEvent(caller.accountId, id);
  if (!hosts) return refuse({ code: 'resource_not_found' });
  const locked = await records.withHostsLocked(hosts, async (hostRecords) => {
    const event = await hostRecords.findEvent(caller.accountId, id);
    return event ? work(hostRecords, event) : refuse({ code: 'resource_not_found' });
  });
  return resultOfLock(locked);
}

/** Returns when an event starts. */
export function startOf({ id, start }: Pick<Event, 'id' | 'start'>): Instant {
  const instant = parseInstant(start);
  if (instant === undefined) throw new Error(`The start of the event ${id} cannot be read: ${start}`);
  return asInstant(instant);
}
