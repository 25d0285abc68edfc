import { ok, type Result, refuse } from '../../contract/index.ts';
import type { Caller, HostedEventType, Records, ResourceReference } from '../records/index.ts';
import type { Context } from './context.ts';
import { checkOwnUser, colleagues, onlyUserOf } from './permissions/index.ts';

/** Tells what is missing apart: another account's is denied, anything else is not found (section 7 of the interface). */
export async function ownOrRefused<Found>(
  records: Records,
  { caller, resource, found }: Search<Found>,
): Promise<Result<Found>> {
  if (found !== undefined) return ok(found);
  const owner = await records.findOwner(resource);
  return refuse({ code: owner === undefined || owner === caller.accountId ? 'resource_not_found' : 'access_denied' });
}

type Search<Found> = {
  readonly caller: Caller;
  readonly resource: ResourceReference;
  /** What the caller's own account has under that id. */
  readonly found: Found | undefined;
};

type OwnEventType = { readonly caller: Caller; readonly id: number };

export async function ownEventType(
  { records }: Pick<Context, 'records'>,
  { caller, id }: OwnEventType,
): Promise<Result<HostedEventType>> {
  const found = await records.findEventType(caller.accountId, id);
  const onlyUser = onlyUserOf(caller);
  if (found && onlyUser !== undefined && found.host.userId !== onlyUser) return refuse(colleagues);
  return ownOrRefused(records, { caller, resource: { kind: 'event type', id }, found });
}

/** Checks that a thing is there and may be reached, before anything else of a request is looked at. */
export async function checkOwnership(
  { records }: Pick<Context, 'records'>,
  { caller, resource }: { readonly caller: Caller; readonly resource: ResourceReference },
): Promise<Result<undefined>> {
  // Only what is not the caller's own is looked for among the things of all accounts.
  if (!(await records.isOwn(caller.accountId, resource))) {
    return ownOrRefused(records, { caller, resource, found: undefined });
  }
  const isReached = resource.kind !== 'team' || (await isMember(records, caller, resource.id));
  return isReached ? checkOwnUser(records, { caller, resource }) : refuse({ code: 'access_denied' });
}

/** A team is reached by its members alone. */
async function isMember(records: Records, caller: Caller, teamId: string | number): Promise<boolean> {
  return (await records.listTeams(caller)).some(({ id }) => id === teamId);
}
