import { type EndpointName, endpoints, ok, type Result, refuse } from '../../contract/index.ts';
import type { Caller, EventTypeHost, HostedEventType, Records, ResourceReference } from '../records/index.ts';
import type { Context } from './context.ts';
import { checkOwnUser, colleagues, onlyUserOf } from './permissions/index.ts';

/** Distinguishes two cases: a resource of another account is denied, and a missing one is not found. */
export async function ownOrRefusal<Match>(
  records: Records,
  { caller, resource, match }: Search<Match>,
): Promise<Result<Match>> {
  if (match !== undefined) return ok(match);
  const owner = await records.findOwner(resource);
  return refuse({ code: owner === undefined || owner === caller.accountId ? 'resource_not_found' : 'access_denied' });
}

type Search<Match> = {
  readonly caller: Caller;
  readonly resource: ResourceReference;
  /** The resource of the caller's own account with that id. */
  readonly match: Match | undefined;
};

type OwnEventType = { readonly caller: Caller; readonly id: number };

export async function ownEventType(
  { records }: Pick<Context, 'records'>,
  { caller, id }: OwnEventType,
): Promise<Result<HostedEventType>> {
  const match = await records.findEventType(caller.accountId, id);
  const onlyUser = onlyUserOf(caller);
  if (match && onlyUser !== undefined && match.host.userId !== onlyUser) return refuse(colleagues);
  return ownOrRefusal(records, { caller, resource: { kind: 'event type', id }, match });
}

/** Finds the host of an event type of the caller's account, and nothing else of it. */
export async function hostOfOwnEventType(
  { records }: Pick<Context, 'records'>,
  { caller, id }: OwnEventType,
): Promise<Result<EventTypeHost>> {
  const match = await records.findHostOfEventType(caller.accountId, id);
  const onlyUser = onlyUserOf(caller);
  if (match && onlyUser !== undefined && match.userId !== onlyUser) return refuse(colleagues);
  return ownOrRefusal(records, { caller, resource: { kind: 'event type', id }, match });
}

/**
 * Finds an event type that the caller may read: their own, one for which they take turns, or one of which they host an
 * event.
 */
export async function readableEventType(
  { records }: Pick<Context, 'records'>,
  { caller, id: eventTypeId }: OwnEventType,
): Promise<Result<HostedEventType>> {
  const { accountId } = caller;
  const userId = onlyUserOf(caller);
  const isHosted = userId !== undefined && (await records.isHostOf({ accountId, userId, eventTypeId }));
  const hostedType = isHosted ? await records.findEventType(accountId, eventTypeId) : undefined;
  return hostedType ? ok(hostedType) : ownEventType({ records }, { caller, id: eventTypeId });
}

type NamedThing = {
  readonly caller: Caller;
  /** The parameters of the path, parsed by their schema. */
  readonly params: Readonly<Record<string, unknown>>;
};

/**
 * Checks that the resource in a path exists and that the caller may reach it. This comes before the query and the body
 * are read, so that a stranger learns nothing from their errors.
 */
export async function checkOwnership(
  { records }: Pick<Context, 'records'>,
  name: EndpointName,
  { caller, params }: NamedThing,
): Promise<Result<undefined>> {
  const { resource: pathResource } = endpoints[name];
  if (!pathResource) return ok(undefined);
  // The schema of the parameters parses an id for its kind of resource; the compiler cannot see that through the name.
  const resource = { kind: pathResource.kind, id: params[pathResource.param] } as ResourceReference;
  // Only look in all accounts for a resource that is not the caller's.
  if (!(await records.isOwn(caller.accountId, resource))) {
    return ownOrRefusal(records, { caller, resource, match: undefined });
  }
  const isReached = resource.kind !== 'team' || (await isMember(records, caller, resource.id));
  return isReached ? checkOwnUser(records, { caller, resource, name }) : refuse({ code: 'access_denied' });
}

/** Returns whether the caller is a member of a team: only members reach it. */
async function isMember(records: Records, caller: Caller, teamId: string | number): Promise<boolean> {
  return (await records.listTeams(caller)).some(({ id }) => id === teamId);
}
