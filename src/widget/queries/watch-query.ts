import { effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core';

/** What is known of something asked for. */
export type LoadedOr<Data, Failure> =
  /** `because` is what went wrong with the last try, while the next is waited for. */
  | { readonly state: 'loading'; readonly because: Failure | undefined }
  | { readonly state: 'ready'; readonly data: Data }
  /** `isAsking` tells that it is being asked once more: what is on show stays until there is something better. */
  | { readonly state: 'failed'; readonly failed: Failure; readonly isAsking: boolean };

export type Watched<Data, Failure> = {
  readonly client: QueryClient;
  /** What to ask; may depend on signals. */
  readonly options: () => QueryObserverOptions<Data>;
  readonly failureOf: (error: unknown) => Failure;
};

/** Bridges a query to a signal, until the model it is called in is disposed. Data once known outlives a failure. */
export function watchQuery<Data, Failure>({
  client,
  options,
  failureOf,
}: Watched<Data, Failure>): ReadonlySignal<LoadedOr<Data, Failure>> {
  const observer = new QueryObserver<Data>(client, options());
  const read = (result: QueryObserverResult<Data>) => loadedOf(result, failureOf);
  const loaded = signal(read(observer.getCurrentResult()));
  const take = (next: LoadedOr<Data, Failure>) => {
    if (!isSame(loaded.peek(), next)) loaded.value = next;
  };
  effect(() => {
    observer.setOptions(options());
    take(read(observer.getCurrentResult()));
  });
  effect(() => observer.subscribe((result) => take(keepFailure(loaded.peek(), read(result)))));
  return loaded;
}

function loadedOf<Data, Failure>(
  result: QueryObserverResult<Data>,
  failureOf: (error: unknown) => Failure,
): LoadedOr<Data, Failure> {
  if (result.data !== undefined) return { state: 'ready', data: result.data };
  if (result.isError) return { state: 'failed', failed: failureOf(result.error), isAsking: false };
  return { state: 'loading', because: result.failureReason ? failureOf(result.failureReason) : undefined };
}

// A question that failed and is asked again counts as new to the library; to people it is the same trouble still.
function keepFailure<Data, Failure>(
  before: LoadedOr<Data, Failure>,
  next: LoadedOr<Data, Failure>,
): LoadedOr<Data, Failure> {
  return before.state === 'failed' && next.state === 'loading' ? { ...before, isAsking: true } : next;
}

// The library makes a new result of every step of a request; most of them change nothing that is shown.
function isSame<Data, Failure>(a: LoadedOr<Data, Failure>, b: LoadedOr<Data, Failure>): boolean {
  if (a.state === 'ready' && b.state === 'ready') return a.data === b.data;
  if (a.state === 'loading' && b.state === 'loading') return a.because === b.because;
  return a.state === 'failed' && b.state === 'failed' && a.failed === b.failed && a.isAsking === b.isAsking;
}
