import { signal } from '@preact/signals';
import { queryClient } from './queries.ts';

/** Whether something on screen could not be read again, after all retries, so that it may be out of date. */
export const isRefreshFailing = signal(false);

const cache = queryClient.getQueryCache();

cache.subscribe(() => {
  isRefreshFailing.value = cache
    .getAll()
    .some((query) => query.isActive() && query.state.status === 'error' && query.state.data !== undefined);
});
