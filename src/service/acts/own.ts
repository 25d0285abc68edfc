import { accept, type Outcome, refuse } from './outcome.ts';
import type { Caller, HostedEventType, Parts, Records, Thing } from './parts.ts';

/** Tells what is missing apart: another account's is denied, anything else is not found (section 7 of the interface). */
export async function ownOrRefused<Found>(
  records: Records,
  thing: Thing,
  found: Found | undefined,
): Promise<Outcome<Found>> {
  if (found !== undefined) return accept(found);
  return refuse({ code: (await records.isKnown(thing)) ? 'access_denied' : 'resource_not_found' });
}

export async function ownEventType({ records }: Parts, caller: Caller, id: number): Promise<Outcome<HostedEventType>> {
  return ownOrRefused(records, { kind: 'event type', id }, await records.findEventType(caller.accountId, id));
}
