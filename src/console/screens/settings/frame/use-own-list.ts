import type * as v from 'valibot';
import { consoleEndpoints } from '../../../../contract/index.ts';
import { type LoadState, send, useQuery } from '../../../data/index.ts';

type ListName = 'listSessions' | 'listPasskeys';

/** Reads an operation of the console about the person who is signed in, rather than about the account. */
export function useOwnList<Name extends ListName>(
  name: Name,
): LoadState<v.InferOutput<(typeof consoleEndpoints)[Name]['data']>> {
  return useQuery<v.InferOutput<(typeof consoleEndpoints)[Name]['data']>>({
    queryKey: ['own', name],
    queryFn: ({ signal }) => send(consoleEndpoints[name], { signal }),
  });
}
