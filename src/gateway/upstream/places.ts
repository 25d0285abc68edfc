import { type EventTypeReference, ok, type Result, refuse } from '../../contract/index.ts';
import type { Caller, FetchCached } from '../cache/index.ts';
import { accountGroup, placeGroup } from '../state/index.ts';
import { keyOf } from './directory.ts';
import { type EventTypePlace, type FindPlace, onlyAccountId } from './event-type-place.ts';
import { refuseUnavailable } from './send/index.ts';
import type { Upstream } from './upstream.ts';

/** Finds which event type a name refers to, and its account. */
export type Places = (reference: EventTypeReference, caller: Caller) => Promise<Result<EventTypePlace>>;

/** What the finder asks, and how long it keeps a result. */
export type PlacesOptions = {
  readonly upstream: Pick<Upstream, 'directory'>;
  readonly fetchCached: FetchCached;
  readonly freshSeconds: number;
  readonly findPlace: FindPlace | undefined;
};

/**
 * Creates the finder. A service in this process knows the event types of all accounts. A remote server lists all of its
 * event types in one response, so that guessed names cost it nothing. It is never asked about ids: it refuses unknown
 * ones itself.
 */
export function createPlaces({ upstream, fetchCached, freshSeconds, findPlace }: PlacesOptions): Places {
  async function findInDirectory(key: string, caller: Caller): Promise<Result<EventTypePlace>> {
    const load = () => upstream.directory(caller.purpose);
    const request = { group: accountGroup(onlyAccountId), key: 'directory', freshSeconds, load };
    const { result } = await fetchCached(request, caller);
    if (!result.ok) return result;
    const [, id] = result.data.find(([known]) => known === key) ?? [];
    return foundOrRefused(id === undefined ? undefined : onlyPlaceOf(id));
  }

  return async function findEventType(reference, caller) {
    if (findPlace) {
      const load = () => findPlace(reference).then(foundOrRefused, refuseUnavailable);
      const request = { group: placeGroup(reference), key: `place ${exactKeyOf(reference)}`, freshSeconds, load };
      // This costs the server none of the requests that a visitor may cause.
      return (await fetchCached(request, { ...caller, admit: undefined })).result;
    }
    if (typeof reference === 'number') return foundOrRefused(onlyPlaceOf(reference));
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

function onlyPlaceOf(eventTypeId: number): EventTypePlace {
  return { eventTypeId, accountId: onlyAccountId, isPrivate: false, isActive: true };
}

function foundOrRefused(place: EventTypePlace | undefined): Result<EventTypePlace> {
  return place ? ok(place) : refuse({ code: 'resource_not_found' });
}
