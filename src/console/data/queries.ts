import {
  type Query,
  QueryCache,
  QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type * as v from 'valibot';
import type { RequestParts } from '../../api/index.ts';
import { clientEndpoints, type EndpointName } from '../../contract/index.ts';
import { RequestError } from './request-error.ts';
import { failures, nextFailure, retriesAtOnce, retryMillis } from './retries.ts';
import { send } from './send.ts';

/** The data of an operation of `/v1`. */
export type DataOf<Name extends EndpointName> = v.InferOutput<(typeof clientEndpoints)[Name]['data']>;

/** The state of a request. Cached data stays while it is requested again, until it turns out to be gone. */
export type LoadState<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly data: Data;
      /** Whether these are still the entries of the previous search or page, while the new ones load. */
      readonly isPrevious: boolean;
    };

type DataOptions<Data> = {
  readonly isEnabled?: boolean;
  /** How often to read it again, which may depend on what was read last. */
  readonly refreshSeconds?: number | ((data: Data | undefined) => number);
};

const freshMillis = 30_000;

/** Everything that has been read, by operation and parameters. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => void failures.set(query, nextFailure(error, failures.get(query))),
    onSuccess: (_, query) => void failures.delete(query),
  }),
  defaultOptions: { queries: { staleTime: freshMillis, networkMode: 'always', retry: retriesAtOnce } },
});
queryClient.mount();
queryClient.getQueryCache().subscribe(({ type, query }) => {
  // Whoever opens a screen again does not see its failure before it has been tried again.
  if (type === 'observerRemoved' && query.getObserversCount() === 0) failures.delete(query);
});

/** Reads an operation of `/v1`. Starts with cached data, and renders the component again when it changes. */
export function useData<Name extends EndpointName>(
  name: Name,
  request: RequestParts = {},
  { isEnabled = true, refreshSeconds }: DataOptions<DataOf<Name>> = {},
): LoadState<DataOf<Name>> {
  return useQuery<DataOf<Name>>({
    queryKey: keyOf(name, request),
    queryFn: ({ signal }) => send(clientEndpoints[name], { ...request, signal }),
    enabled: isEnabled,
    refetchInterval: ({ state }) =>
      (typeof refreshSeconds === 'function' ? refreshSeconds(state.data) : (refreshSeconds ?? 0)) * 1000,
  });
}

/**
 * Reads a query in the library's own form, for data that is not a single operation of `/v1`. What was read for one
 * `view` never stays on screen for another.
 */
export function useQuery<Data>(options: QueryObserverOptions<Data>, view?: string): LoadState<Data> {
  const observer = useMemo(() => new QueryObserver<Data>(queryClient, options), [view]);
  const [, draw] = useState(0);
  const { refetchInterval: interval } = options;
  const full = queryClient.defaultQueryOptions<Data, Error, Data, Data>({
    ...options,
    refetchInterval(query) {
      const failure = failures.get(query);
      return (failure && retryMillis(failure)) ?? (typeof interval === 'function' ? interval(query) : interval);
    },
  });
  observer.setOptions(full);
  useEffect(() => observer.subscribe(() => draw((count) => count + 1)), [observer]);
  const result = observer.getOptimisticResult(full);
  return loadStateOf(result, observer.getCurrentQuery());
}

/**
 * Sends a change, then reads everything on screen again: one change may show in many places.
 *
 * @throws RequestError with what went wrong
 */
export async function change<Name extends EndpointName>(name: Name, request: RequestParts = {}): Promise<DataOf<Name>> {
  const data = await send(clientEndpoints[name], request);
  await queryClient.invalidateQueries();
  return data;
}

function keyOf(name: EndpointName, { params, query }: RequestParts): readonly unknown[] {
  return [name, params ?? {}, query ?? {}];
}

function loadStateOf<Data>(result: QueryObserverResult<Data>, query: Query<Data>): LoadState<Data> {
  if (result.data !== undefined && !isGone(result.error))
    return { state: 'ready', data: result.data, isPrevious: result.isPlaceholderData };
  const failure = failures.get(query);
  // Without one, the query keeps an error that whoever opened the screen again has not seen: it is being tried again.
  if (!failure) return { state: 'loading' };
  return { state: 'failed', error: failure.error, retry: () => readAgain(query) };
}

/** Aborts everything that is still loading, and requests it again. */
export async function loadAgain(): Promise<void> {
  const predicate = ({ state }: Query) => state.status === 'pending';
  await queryClient.cancelQueries({ predicate });
  await queryClient.refetchQueries({ type: 'active', predicate });
}

async function readAgain<Data>(query: Query<Data>): Promise<void> {
  failures.delete(query);
  await query.cancel({ revert: true });
  await query.fetch().catch(() => undefined); // it is shown
}

/** Returns whether a request failed because the requested resource no longer exists. */
export function isGone(error: unknown): boolean {
  return error instanceof RequestError && error.failed.kind === 'refused' && error.failed.status === 404;
}
