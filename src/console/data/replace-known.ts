import { queryClient } from './queries.ts';

/**
 * Replaces a cached resource, by itself or in a list, with the one that the server returned for a change. Data that has
 * been read again since is newer and stays. The failure of the last read stays too: the rest of a list may be outdated.
 */
export function replaceKnown(before: object, after: object | undefined): void {
  if (!after) return;
  for (const query of queryClient.getQueryCache().getAll()) {
    const { data } = query.state;
    if (data === before) query.setState({ data: after });
    else if (Array.isArray(data) && data.includes(before))
      query.setState({ data: data.with(data.indexOf(before), after) });
  }
}
