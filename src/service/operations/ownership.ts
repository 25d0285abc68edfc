import { type EndpointName, endpoints, ok, type Result, refuse } from '../../contract/index.ts';
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

/** Finds the host of an event type of one's own, and nothing else of it. */
export async function hostOfOwnEventType(
  { records }: Pick<Context, 'records'>,
  { caller, id }: OwnEventType,
): Promise<Result<Pick<HostedEventType['host'], 'accountId' | 'userId'>>> {
  const { accountId } = caller;
  const resource = { kind: 'event type', id } as const;
  const userId = await records.findUserOf(accountId, resource);
  const onlyUser = onlyUserOf(caller);
  if (userId !== undefined && onlyUser !== undefined && userId !== onlyUser) return refuse(colleagues);
  const found = userId === undefined ? undefined : { accountId, userId };
  return ownOrRefused(records, { caller, resource, found });
}

/** Finds an event type to read: one's own, or that of an event which one hosts. */
export async function readableEventType(
  { records }: Pick<Context, 'records'>,
  { caller, id: eventTypeId }: OwnEventType,
): Promise<Result<HostedEventType>> {
  const { accountId } = caller;
  const userId = onlyUserOf(caller);
  const isHosted = userId !== undefined && (await records.hostsMeetingOf({ accountId, userId, eventTypeId }));
  const found = isHosted ? await records.findEventType(accountId, eventTypeId) : undefined;
  return found ? ok(found) : ownEventType({ records }, { caller, id: eventTypeId });
}

type NamedThing = {
  readonly caller: Caller;
  /** The parameters of the path, as their schema reads them. */
  readonly params: Readonly<Record<string, unknown>>;
};

/**
 * Checks that what a path names is there and that the caller may reach it. This comes before the query and the body are
 * read: whatever is wrong with those, a stranger learns nothing from it (section 7 of the interface).
 */
export async function checkOwnership(
  { records }: Pick<Context, 'records'>,
  name: EndpointName,
  { caller, params }: NamedThing,
): Promise<Result<undefined>> {
  const { resource: named } = endpoints[name];
  if (!named) return ok(undefined);
  // The schema of the parameters reads an id as its kind of thing has it; the compiler loses that behind the name.
  const resource = { kind: named.kind, id: params[named.param] } as ResourceReference;
  // Only what is not the caller's own is looked for among the things of all accounts.
  if (!(await records.isOwn(caller.accountId, resource))) {
    return ownOrRefused(records, { caller, resource, found: undefined });
  }
  const isReached = resource.kind !== 'team' || (await isMember(records, caller, resource.id));
  return isReached ? checkOwnUser(records, { caller, resource, name }) : refuse({ code: 'access_denied' });
}

/** A team is reached by its members alone. */
async function isMember(records: Records, caller: Caller, teamId: string | number): Promise<boolean> {
  return (await records.listTeams(caller)).some(({ id }) => id === teamId);
}
