import { ok, type Result, refuse } from '../../contract/index.ts';
import type { Caller, HostedEventType, Records, Thing } from '../records/index.ts';
import type { Context } from './context.ts';

/** Tells what is missing apart: another account's is denied, anything else is not found (section 7 of the interface). */
export async function ownOrRefused<Found>(
  records: Records,
  { caller, thing, found }: Search<Found>,
): Promise<Result<Found>> {
  if (found !== undefined) return ok(found);
  return refuse({
    code: (await records.belongsToAnother(thing, caller.accountId)) ? 'access_denied' : 'resource_not_found',
  });
}

type Search<Found> = {
  readonly caller: Caller;
  readonly thing: Thing;
  /** What the caller's own account has under that id. */
  readonly found: Found | undefined;
};

type OwnEventType = { readonly caller: Caller; readonly id: number };

export async function ownEventType(
  { records }: Pick<Context, 'records'>,
  { caller, id }: OwnEventType,
): Promise<Result<HostedEventType>> {
  const found = await records.findEventType(caller.accountId, id);
  return ownOrRefused(records, { caller, thing: { kind: 'event type', id }, found });
}
