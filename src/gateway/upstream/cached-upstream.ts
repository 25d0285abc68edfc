import { type BookingFormField, mapResult, ok, type Result } from '../../contract/index.ts';
import { completeForm } from '../../form/index.ts';
import type { Interval, Minutes } from '../../time/index.ts';
import type { CachedResponse, Caller, FetchCached, Loading } from '../cache/index.ts';
import { accountGroup, type Cache, referenceGroup } from '../state/index.ts';
import { createFetchWindow, isTooMuch } from './fetch-window.ts';
import { type Month, windowOf } from './months.ts';
import { createResolveEventType, type ResolveEventType } from './resolve-event-type.ts';
import type { FindAllowedOrigins, FindEventType, ResolvedEventType } from './resolved-event-type.ts';
import type { UpstreamEventType, UpstreamUser } from './responses/index.ts';
import { type Report, refuseUnavailable } from './send/index.ts';
import type { SlotWindow } from './slot-window.ts';
import type { Upstream } from './upstream.ts';

/** How long an event type, its host and its form are fresh. */
export const typeFreshSeconds = 60;
/** How long slots are fresh. */
export const slotsFreshSeconds = 15;

/** Whose slots, and of which month. */
export type WindowRequest = {
  readonly resolvedType: ResolvedEventType;
  /** The host whose time it is; undefined if it may be any host of the account. */
  readonly hostId: number | undefined;
  readonly month: Month;
  readonly duration: Minutes | undefined;
  /** An event to reschedule. The response is for its invitee only. */
  readonly exceptEventId: string | undefined;
};

/** The host whose free time changed, and how. */
type ChangedTime = {
  readonly resolvedType: ResolvedEventType;
  /** Undefined if it may be any host of the account. */
  readonly hostId: number | undefined;
  /** The time that was taken, with its buffers if they are known. */
  readonly takenTime?: Interval | undefined;
  /** Whether more may have changed: a time may be free again, or taken for an unknown reason. */
  readonly hasOtherChanges: boolean;
};

/**
 * Returns whose time a host's meetings take: undefined if several hosts take turns, because it is unknown who it will
 * be.
 */
export function timeOwnerOf({ id, is_team: isTeam }: Pick<UpstreamUser, 'id' | 'is_team'>): number | undefined {
  return isTeam ? undefined : id;
}

/** In place of a host: the hosts who take turns for an event type, whoever they are. A host without an id has 0. */
const severalHosts = -1;

/** Names of event types that may belong to another one, or to none, from now on. */
type ChangedReferences = { readonly eventTypeId?: number; readonly accountNames: readonly string[] };

/** A resource of an event type, and how to request it. */
type Fact<Data> = {
  readonly name: string;
  readonly resolvedType: ResolvedEventType;
  readonly load: (eventTypeId: number, loading: Loading) => Promise<Result<Data>>;
};

/** What the gateway knows about event types, from its cache or from the server behind it. */
export type CachedUpstream = {
  readonly resolveEventType: ResolveEventType;
  /** The origins whose pages an account allows; null for all that the gateway allows. */
  allowedOrigins(accountId: string, caller: Caller): Promise<Result<readonly string[] | null>>;
  eventType(resolvedType: ResolvedEventType, caller: Caller): Promise<CachedResponse<UpstreamEventType>>;
  host(resolvedType: ResolvedEventType, caller: Caller): Promise<CachedResponse<UpstreamUser>>;
  /** The active fields, in order. */
  fields(resolvedType: ResolvedEventType, caller: Caller): Promise<CachedResponse<BookingFormField[]>>;
  window(request: WindowRequest, caller: Caller): Promise<CachedResponse<SlotWindow>>;
  /**
   * Invalidates the slots of every event type that a host hosts, alone or with others: an event of one type takes time
   * from all. If the host is unknown, invalidates everything of the account.
   */
  invalidateSlots(change: ChangedTime): Promise<void>;
  /** Invalidates everything cached for an account. */
  invalidateAccount(accountId: string): Promise<void>;
  /** Invalidates which event type a name refers to, and whether pages may see it. */
  invalidateReferences(references: ChangedReferences): Promise<void>;
};

/** What the cached server is built from. */
export type CachedUpstreamOptions = {
  readonly upstream: Upstream;
  readonly fetchCached: FetchCached;
  readonly cache: Cache;
  readonly findEventType?: FindEventType | undefined;
  readonly report: Report;
  readonly findAllowedOrigins?: FindAllowedOrigins | undefined;
};

/** Creates the cache in front of the server. One window of a month serves visitors of every zone. */
export function createCachedUpstream(options: CachedUpstreamOptions): CachedUpstream {
  const { upstream, fetchCached, cache, findEventType, findAllowedOrigins } = options;
  const fetchWindow = createFetchWindow(options.report);

  function fetchFact<Data>({ name, resolvedType, load }: Fact<Data>, caller: Caller): Promise<CachedResponse<Data>> {
    const { accountId, eventTypeId } = resolvedType;
    const [group, key] = [accountGroup(accountId), `${name} ${eventTypeId}`];
    const request = {
      group,
      key,
      freshSeconds: typeFreshSeconds,
      load: (loading: Loading) => load(eventTypeId, loading),
    };
    return fetchCached(request, caller);
  }

  return {
    resolveEventType: createResolveEventType({ upstream, fetchCached, findEventType, freshSeconds: typeFreshSeconds }),
    async allowedOrigins(accountId, caller) {
      if (!findAllowedOrigins) return ok(null);
      const load = () => findAllowedOrigins(accountId).then(ok, refuseUnavailable);
      const [group, key] = [accountGroup(accountId), `origins ${accountId}`];
      // As with the event type that a name refers to, this costs no request of the budget.
      const uncountedCaller = { ...caller, admit: undefined };
      return (await fetchCached({ group, key, freshSeconds: typeFreshSeconds, load }, uncountedCaller)).result;
    },
    eventType(resolvedType, caller) {
      const { purpose } = caller;
      const load: Fact<UpstreamEventType>['load'] = (id, { isKnown }) => upstream.eventType(id, { purpose, isKnown });
      return fetchFact({ name: 'type', resolvedType, load }, caller);
    },
    host: (resolvedType, caller) =>
      fetchFact({ name: 'host', resolvedType, load: (id) => upstream.host(id, caller.purpose) }, caller),
    fields(resolvedType, caller) {
      const load = async (id: number) => mapResult(await upstream.fields(id, caller.purpose), completeForm);
      return fetchFact({ name: 'fields', resolvedType, load }, caller);
    },
    window: ({ resolvedType, hostId, month, duration, exceptEventId }, caller) =>
      fetchCached(
        {
          group: accountGroup(resolvedType.accountId, hostId ?? severalHosts),
          key: `slots ${resolvedType.eventTypeId} ${duration ?? ''} ${month} ${exceptEventId ?? ''}`,
          freshSeconds: slotsFreshSeconds,
          load: () =>
            fetchWindow({
              dates: windowOf(month),
              name: `${resolvedType.eventTypeId} ${duration ?? ''}`,
              async load(dates) {
                const query = { ...dates, duration, exceptEventId };
                const result = await upstream.slots(resolvedType.eventTypeId, query, caller.purpose);
                if (!isUnsupported(result, exceptEventId)) return result;
                // A server that does not know `except_event`: showing the times beside this event is better than none.
                return upstream.slots(resolvedType.eventTypeId, { ...query, exceptEventId: undefined }, caller.purpose);
              },
            }),
        },
        caller,
      ),
    async invalidateSlots({ resolvedType, hostId, takenTime, hasOtherChanges }) {
      const group = accountGroup(resolvedType.accountId, hostId);
      if (takenTime) await cache.invalidate(group, takenTime);
      if (hasOtherChanges) await cache.invalidate(group, undefined);
      // The host may be one of several who take turns, and another of them may be free then.
      if (hostId !== undefined) await cache.invalidate(accountGroup(resolvedType.accountId, severalHosts), undefined);
    },
    invalidateAccount: (accountId) => cache.invalidate(accountGroup(accountId), undefined),
    async invalidateReferences({ eventTypeId, accountNames }) {
      const names = accountNames.map((account) => ({ account, name: '' }));
      const numbers = eventTypeId === undefined ? [] : [eventTypeId];
      for (const reference of [...numbers, ...names]) await cache.invalidate(referenceGroup(reference), undefined);
    },
  };
}

function isUnsupported(result: Result<unknown>, exceptEventId: string | undefined): boolean {
  const isRefused = !result.ok && result.problem.code === 'validation_failed';
  return exceptEventId !== undefined && isRefused && !isTooMuch(result);
}
