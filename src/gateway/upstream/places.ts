import { type EventTypeReference, type Result, refuse, type User } from '../../contract/index.ts';
import type { FetchCached, Requester } from '../cache/index.ts';
import { accountGroup, placeGroup } from '../state/index.ts';
import type { UpstreamEventType } from './responses/index.ts';
import type { Upstream } from './upstream.ts';
import { refuseUnavailable } from './upstream-problem.ts';

/** Where an event type belongs among the accounts that share a gateway. */
export type EventTypePlace = {
  readonly eventTypeId: number;
  /** Names the account: what all accounts share is counted and kept apart by it. */
  readonly accountId: string;
  /** Whether pages find it by its public id alone. */
  readonly isPrivate: boolean;
  /** Whether pages find it at all, as far as that is known without asking for it. */
  readonly isActive: boolean;
};

/** Finds an event type among those of all accounts; undefined when none is called so. */
export type FindPlace = (reference: EventTypeReference) => Promise<EventTypePlace | undefined>;

/** Finds the origins whose pages an account lets in; null for all that the gateway does. */
export type FindAllowedOrigins = (accountId: string) => Promise<readonly string[] | null>;

/** The public ids of an account's event types, as `keyOf` writes them, each with the id. */
export type Directory = readonly (readonly [key: string, eventTypeId: number])[];

/** Finds out which event type is meant, and whose it is. */
export type Places = (reference: EventTypeReference, requester: Requester) => Promise<Result<EventTypePlace>>;

/** What places are found with. */
export type PlacesParts = {
  readonly upstream: Pick<Upstream, 'directory'>;
  readonly fetchCached: FetchCached;
  readonly freshSeconds: number;
  readonly findPlace: FindPlace | undefined;
};

/** The account of a server that has only one for us. */
export const onlyAccountId = 'only';

/**
 * Creates the finder. A service in this process knows the event types of all accounts. A server elsewhere is asked for
 * all it has at once, so that guessing names costs it nothing, and for an id not at all: it says itself what it does not
 * know.
 */
export function createPlaces({ upstream, fetchCached, freshSeconds, findPlace }: PlacesParts): Places {
  async function findInDirectory(key: string, requester: Requester): Promise<Result<EventTypePlace>> {
    const ask = () => upstream.directory(requester.purpose);
    const question = { group: accountGroup(onlyAccountId), key: 'directory', freshSeconds, ask };
    const { outcome } = await fetchCached(question, requester);
    if (!outcome.ok) return outcome;
    const [, id] = outcome.data.find(([known]) => known === key) ?? [];
    return foundOrRefused(id === undefined ? undefined : onlyPlaceOf(id));
  }

  return async function findEventType(reference, requester) {
    if (findPlace) {
      const ask = () => findPlace(reference).then(foundOrRefused, refuseUnavailable);
      const question = { group: placeGroup(reference), key: `place ${keyOf(reference)}`, freshSeconds, ask };
      // It costs the server nothing of what a visitor may ask.
      return (await fetchCached(question, { ...requester, admit: undefined })).outcome;
    }
    if (typeof reference === 'number') return foundOrRefused(onlyPlaceOf(reference));
    return findInDirectory(keyOf(reference), requester);
  };
}

/** Returns the directory of an account; where a server says nothing of public ids, they follow from what it does say. */
export function directoryOf({ username }: User, eventTypes: readonly UpstreamEventType[]): Directory {
  return eventTypes.map(({ id, slug, public_id: publicId = `${username}/${slug}` }) => {
    const [account = '', name = ''] = publicId.split('/');
    return [keyOf({ account, name }), id];
  });
}

/** Writes what is meant: the letter case of a username says nothing. */
function keyOf(reference: EventTypeReference): string {
  return typeof reference === 'number' ? `${reference}` : `${reference.account.toLowerCase()}/${reference.name}`;
}

function onlyPlaceOf(eventTypeId: number): EventTypePlace {
  return { eventTypeId, accountId: onlyAccountId, isPrivate: false, isActive: true };
}

function foundOrRefused(place: EventTypePlace | undefined): Result<EventTypePlace> {
  return place ? { ok: true, data: place } : refuse({ code: 'resource_not_found' });
}
