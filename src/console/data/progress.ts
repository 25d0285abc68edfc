import { signal } from '@preact/signals';
import { queryClient } from './queries.ts';

/** Whether something on screen is being read, for the first time or again. */
export const isReading = signal(false);

queryClient.getQueryCache().subscribe(() => {
  isReading.value = queryClient.isFetching({ type: 'active' }) > 0;
});
