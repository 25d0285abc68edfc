import { effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core';

/** What is known of something asked for. */
export type LoadedOr<Data, Failure> =
  | { readonly state: 'loading'; readonly isRetrying: boolean }
  | { readonly state: 'ready'; readonly data: Data }
  | { readonly state: 'failed'; readonly failed: Failure };

export type Watched<Data, Failure> = {
  readonly queries: QueryClient;
  /** What to ask; may depend on signals. */
  readonly options: () => QueryObserverOptions<Data>;
  readonly failureOf: (error: unknown) => Failure;
};

/** Bridges a query to a signal, until the model it is called in is disposed. Data once known outlives a failure. */
export function watchQuery<Data, Failure>({
  queries,
  options,
  failureOf,
}: Watched<Data, Failure>): ReadonlySignal<LoadedOr<Data, Failure>> {
  const observer = new QueryObserver<Data>(queries, options());
  const read = (result: QueryObserverResult<Data>) => loadedOf(result, failureOf);
  const loaded = signal(read(observer.getCurrentResult()));
  const take = (result: QueryObserverResult<Data>) => {
    const next = read(result);
    if (!isSame(loaded.peek(), next)) loaded.value = next;
  };
  effect(() => {
    observer.setOptions(options());
    take(observer.getCurrentResult());
  });
  effect(() => observer.subscribe(take));
  return loaded;
}

function loadedOf<Data, Failure>(
  result: QueryObserverResult<Data>,
  failureOf: (error: unknown) => Failure,
): LoadedOr<Data, Failure> {
  if (result.data !== undefined) return { state: 'ready', data: result.data };
  if (result.isError) return { state: 'failed', failed: failureOf(result.error) };
  return { state: 'loading', isRetrying: result.failureCount > 0 };
}

// The library makes a new result of every step of a request; most of them change nothing that is shown.
function isSame<Data, Failure>(a: LoadedOr<Data, Failure>, b: LoadedOr<Data, Failure>): boolean {
  if (a.state === 'ready' && b.state === 'ready') return a.data === b.data;
  if (a.state === 'loading' && b.state === 'loading') return a.isRetrying === b.isRetrying;
  return a.state === 'failed' && b.state === 'failed' && a.failed === b.failed;
}
