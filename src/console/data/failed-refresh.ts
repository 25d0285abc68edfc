import { signal } from '@preact/signals';
import { isGone, queryClient } from './queries.ts';

/** Whether something on screen could not be read again, after all retries, so that it may be out of date. */
export const isRefreshFailing = signal(false);

const cache = queryClient.getQueryCache();

cache.subscribe(() => {
  isRefreshFailing.value = cache.getAll().some((query) => {
    const { data, status, error } = query.state;
    // What is gone does not stay on screen.
    return query.isActive() && status === 'error' && data !== undefined && !isGone(error);
  });
});
