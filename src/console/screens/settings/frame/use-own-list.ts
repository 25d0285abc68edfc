import type * as v from 'valibot';
import { consoleClientEndpoints } from '../../../../contract/index.ts';
import { type LoadState, send, useQuery } from '../../../data/index.ts';

type ListName = 'listSessions' | 'listPasskeys';

/** Reads an operation of the console about the person who is signed in, rather than about the account. */
export function useOwnList<Name extends ListName>(
  name: Name,
): LoadState<v.InferOutput<(typeof consoleClientEndpoints)[Name]['data']>> {
  return useQuery<v.InferOutput<(typeof consoleClientEndpoints)[Name]['data']>>({
    queryKey: ['own', name],
    queryFn: ({ signal }) => send(consoleClientEndpoints[name], { signal }),
  });
}
