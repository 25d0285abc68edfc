import { type EventTypeReference, ok, type Result, refuse } from '../../contract/index.ts';
import type { Caller, FetchCached } from '../cache/index.ts';
import { accountGroup, referenceGroup } from '../state/index.ts';
import { keyOf } from './directory.ts';
import { type FindEventType, onlyAccountId, type ResolvedEventType } from './resolved-event-type.ts';
import { refuseUnavailable } from './send/index.ts';
import type { Upstream } from './upstream.ts';

/** Finds which event type a name refers to, and its account. */
export type ResolveEventType = (reference: EventTypeReference, caller: Caller) => Promise<Result<ResolvedEventType>>;

/** What the finder asks, and how long it keeps a result. */
export type ResolveEventTypeOptions = {
  readonly upstream: Pick<Upstream, 'directory'>;
  readonly fetchCached: FetchCached;
  readonly freshSeconds: number;
  readonly findEventType: FindEventType | undefined;
};

/**
 * Creates the finder. A service in this process knows the event types of all accounts. A remote server lists all of its
 * event types in one response, so that guessed names cost it nothing. It is never asked about ids: it refuses unknown
 * ones itself.
 */
export function createResolveEventType({
  upstream,
  fetchCached,
  freshSeconds,
  findEventType,
}: ResolveEventTypeOptions): ResolveEventType {
  async function findInDirectory(key: string, caller: Caller): Promise<Result<ResolvedEventType>> {
    const load = () => upstream.directory(caller.purpose);
    const request = { group: accountGroup(onlyAccountId), key: 'directory', freshSeconds, load };
    const { result } = await fetchCached(request, caller);
    if (!result.ok) return result;
    const [, id] = result.data.find(([name]) => name === key) ?? [];
    return foundOrRefused(id === undefined ? undefined : eventTypeOfOnlyAccount(id));
  }

  return async function resolveEventType(reference, caller) {
    if (findEventType) {
      const load = () => findEventType(reference).then(foundOrRefused, refuseUnavailable);
      const request = {
        group: referenceGroup(reference),
        key: `resolved ${exactKeyOf(reference)}`,
        freshSeconds,
        load,
      };
      // This costs the server none of the requests that a visitor may cause.
      return (await fetchCached(request, { ...caller, admit: undefined })).result;
    }
    if (typeof reference === 'number') return foundOrRefused(eventTypeOfOnlyAccount(reference));
    return findInDirectory(keyOf(reference), caller);
  };
}

/**
 * Names a reference in the cache of all accounts, by the letters that were requested. The database alone decides which
 * usernames differ in letter case only: in JavaScript, `ΝΙΚΟΣ` in lower case is `νικος`, which may be someone else.
 */
function exactKeyOf(reference: EventTypeReference): string {
  return typeof reference === 'number' ? `${reference}` : `${reference.account}/${reference.name}`;
}

function eventTypeOfOnlyAccount(eventTypeId: number): ResolvedEventType {
  return { eventTypeId, accountId: onlyAccountId, isPrivate: false, isActive: true };
}

function foundOrRefused(resolvedType: ResolvedEventType | undefined): Result<ResolvedEventType> {
  return resolvedType ? ok(resolvedType) : refuse({ code: 'resource_not_found' });
}
