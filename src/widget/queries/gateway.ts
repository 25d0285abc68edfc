import { type ReadonlySignal, signal } from '@preact/signals';
import type { QueryObserverOptions } from '@tanstack/query-core';
import { type Client, createClient, type RequestFailure } from '../../api/index.ts';
import type { BookingFormField, ManagedEvent, PublicEventType } from '../../contract/index.ts';
import type { Instant } from '../../time/index.ts';
import type { ManageToken } from './manage-token.ts';
import type { PrefetchedResponses } from './prefetched-responses.ts';
import { eventQuery, eventTypeQuery, fieldsQuery, slotsQuery } from './query-options.ts';
import { openQueryPool, type QueryPool } from './query-pool.ts';
import { failureOf } from './request-failed.ts';
import { retrying } from './retry-policy.ts';
import { createServerClock } from './server-clock.ts';
import type { LoadedSlots, SlotsRequest } from './slots-request.ts';
import { type LoadStateOr, watchQuery } from './watch-query.ts';

/** The state of a query. */
export type LoadState<Data> = LoadStateOr<Data, RequestFailure>;

/** The requests of a page to a gateway. A watched query stays fresh until the model it was created in is disposed. */
export type Gateway = {
  /** Everything before the path of a request. */
  readonly baseUrl: string;
  /** Sends the requests of other parts, such as a booking, which know their endpoints. */
  readonly client: Client;
  /** The gateway's time, to the minute. */
  readonly now: ReadonlySignal<Instant>;
  readonly watchEventType: (name: () => string | undefined) => ReadonlySignal<LoadState<PublicEventType>>;
  readonly watchFields: (name: () => string | undefined) => ReadonlySignal<LoadState<BookingFormField[]>>;
  readonly watchEvent: (token: ManageToken | undefined) => ReadonlySignal<LoadState<ManagedEvent>>;
  readonly watchSlots: (request: () => SlotsRequest | undefined) => ReadonlySignal<LoadState<LoadedSlots>>;
  readonly prefetchSlots: (request: SlotsRequest) => void;
  /** Reloads one kind of data, or everything. Resolves when it has loaded. */
  readonly refresh: (kind?: 'slots' | 'fields') => Promise<void>;
  /** Retries what has failed. */
  readonly retry: () => void;
};

const freshMillis = 15_000;

const open = new Map<string, { readonly gateway: Gateway; readonly queries: QueryPool; users: number }>();

type Fetch = (url: string, init: RequestInit & { method: string }) => Promise<Response>;

type GatewayOptions = {
  readonly baseUrl: string;
  readonly prefetched: PrefetchedResponses;
  /** Replaces the network. */
  readonly fetch?: Fetch | undefined;
};

/** Opens the gateway at an address: one for all widgets of a page, so that they share their requests. */
export function openGateway({ baseUrl, ...source }: GatewayOptions): { gateway: Gateway; close: () => void } {
  let entry = open.get(baseUrl);
  if (!entry) {
    const queries = createQueries();
    entry = { gateway: createGateway({ baseUrl, ...source, queries }), queries, users: 0 };
    open.set(baseUrl, entry);
  }
  const current = entry;
  current.users += 1;
  return {
    gateway: current.gateway,
    close() {
      current.users -= 1;
      if (current.users > 0) return;
      open.delete(baseUrl);
      current.queries.close();
    },
  };
}

function createQueries(): QueryPool {
  return openQueryPool({
    // When it believes to be offline, the library would wait without reporting anything.
    networkMode: 'always',
    staleTime: freshMillis,
    refetchOnReconnect: true,
    ...retrying,
  });
}

type PooledGatewayOptions = GatewayOptions & {
  readonly queries: QueryPool;
};

function createGateway({
  baseUrl,
  prefetched,
  queries,
  fetch = createFetch(prefetched),
}: PooledGatewayOptions): Gateway {
  const { now, set: onServerTime } = createServerClock();
  const client = createClient({ baseUrl, fetch, onServerTime });
  const watch = <Data>(options: () => QueryObserverOptions<Data>) =>
    watchQuery({ client: queries.client, options, failureOf });
  return {
    baseUrl,
    client,
    now,
    watchEventType: (name) => watch(() => eventTypeQuery(client, name())),
    watchFields: (name) => watch(() => fieldsQuery(client, name())),
    watchEvent: (token) =>
      // Most widgets have none, and never will.
      token === undefined ? signal({ state: 'loading', because: undefined }) : watch(() => eventQuery(client, token)),
    watchSlots: (request) => watch(() => slotsQuery(client, request())),
    prefetchSlots: (request) => queries.prefetch({ ...slotsQuery(client, request), retry: false }),
    refresh: queries.refresh,
    retry: queries.retryFailed,
  };
}

/**
 * Creates the fetch of the gateway. Takes a prefetched response if there is one; aborting the request then aborts the
 * prefetch too. Otherwise sends the request without cookies, which the gateway must not see, and revalidates anything
 * the browser has cached, because slots get booked and the Date header tells the time.
 */
function createFetch(prefetched: PrefetchedResponses): Fetch {
  return function fetchOnce(url, init) {
    const entry = init.method === 'GET' ? prefetched.get(url) : undefined;
    if (!entry) return fetch(url, { ...init, credentials: 'omit', cache: 'no-cache' });
    const [response, controller] = entry;
    prefetched.delete(url);
    init.signal?.addEventListener('abort', () => controller.abort(), { once: true });
    return response;
  };
}
