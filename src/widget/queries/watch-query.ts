import { effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core';

/** The state of a query. */
export type LoadStateOr<Data, Failure> =
  /** `because` is why the last attempt failed, while the next one is awaited. */
  | { readonly state: 'loading'; readonly because: Failure | undefined }
  | { readonly state: 'ready'; readonly data: Data }
  /** `isAsking` is true during another attempt: what is shown stays until there is something better. */
  | { readonly state: 'failed'; readonly failure: Failure; readonly isAsking: boolean };

export type QueryWatch<Data, Failure> = {
  readonly client: QueryClient;
  /** What to request. May depend on signals. */
  readonly options: () => QueryObserverOptions<Data>;
  readonly failureOf: (error: unknown) => Failure;
};

/** Connects a query to a signal, until the model it was created in is disposed. Known data survives a failure. */
export function watchQuery<Data, Failure>({
  client,
  options,
  failureOf,
}: QueryWatch<Data, Failure>): ReadonlySignal<LoadStateOr<Data, Failure>> {
  const observer = new QueryObserver<Data>(client, options());
  const read = (result: QueryObserverResult<Data>) => loadStateOf(result, failureOf);
  const loadState = signal(read(observer.getCurrentResult()));
  const take = (next: LoadStateOr<Data, Failure>) => {
    if (!isSame(loadState.peek(), next)) loadState.value = next;
  };
  effect(() => {
    observer.setOptions(options());
    take(read(observer.getCurrentResult()));
  });
  effect(() => observer.subscribe((result) => take(keepFailure(loadState.peek(), read(result)))));
  return loadState;
}

function loadStateOf<Data, Failure>(
  result: QueryObserverResult<Data>,
  failureOf: (error: unknown) => Failure,
): LoadStateOr<Data, Failure> {
  if (result.data !== undefined) return { state: 'ready', data: result.data };
  if (result.isError) return { state: 'failed', failure: failureOf(result.error), isAsking: false };
  return { state: 'loading', because: result.failureReason ? failureOf(result.failureReason) : undefined };
}

// A failed query that is retried counts as new to the library. To people it is still the same failure.
function keepFailure<Data, Failure>(
  before: LoadStateOr<Data, Failure>,
  next: LoadStateOr<Data, Failure>,
): LoadStateOr<Data, Failure> {
  return before.state === 'failed' && next.state === 'loading' ? { ...before, isAsking: true } : next;
}

// The library makes a new result for every step of a request. Most of them change nothing that is shown.
function isSame<Data, Failure>(a: LoadStateOr<Data, Failure>, b: LoadStateOr<Data, Failure>): boolean {
  const record: Readonly<Record<string, unknown>> = a;
  return Object.entries(b).every(([name, value]) => record[name] === value);
}
