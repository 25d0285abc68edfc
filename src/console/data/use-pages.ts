import { keepPreviousData, type QueryObserverOptions } from '@tanstack/query-core';
import type { Query, RequestParts } from '../../api/index.ts';
import { clientEndpoints, type EndpointName } from '../../contract/index.ts';
import type { Instant } from '../../time/index.ts';
import { type DataOf, type LoadState, useQuery } from './queries.ts';
import { send } from './send.ts';
import { now } from './server-clock.ts';

/** The fields of a page of a list that this file uses. */
type AnyPage = { readonly data: readonly unknown[]; readonly total: number };

/** The operations of `/v1` that return a list in pages. */
type PagedName = { [Name in EndpointName]: DataOf<Name> extends AnyPage ? Name : never }[EndpointName];

/** The first pages of a list, as one list. */
export type PagedList<Item> = {
  readonly items: readonly Item[];
  /** How many entries all pages have together. */
  readonly total: number;
};

type PagesOptions = {
  /** How many pages, counted from the first. */
  readonly pages: number;
  readonly perPage?: number;
  readonly refreshSeconds?: number;
  /** Which list it is, where a screen shows one of several. */
  readonly view?: string;
  /**
   * Returns the part of the query that depends on the time of a request. It is not part of the cache key: a list whose
   * key changed with the time would be a new one without data, and an error while the server cannot be reached.
   */
  readonly times?: (now: Instant) => Query;
};

const defaultPerPage = 30;

/** The most pages that a searchable list shows: no one reads further, and each page is a request. */
export const maxPages = 20;

/** Returns how many pages of a list the query of the address asks for. */
export function pagesIn(query: URLSearchParams): number {
  return Math.min(Math.max(Math.trunc(Number(query.get('pages'))) || 1, 1), maxPages);
}

/**
 * Reads the first pages of a list. While other pages or search results load, the current ones stay, so that the list
 * does not flicker.
 */
export function usePages<Name extends PagedName>(
  name: Name,
  { params = {}, query = {} }: RequestParts,
  { pages, perPage = defaultPerPage, refreshSeconds, view, times }: PagesOptions,
): LoadState<PagedList<DataOf<Name>['data'][number]>> {
  type Item = DataOf<Name>['data'][number];
  const options: QueryObserverOptions<PagedList<Item>> = {
    queryKey: [name, params, query, { pages, perPage }],
    async queryFn({ signal }) {
      const current = { ...query, ...times?.(now()) };
      const numbers = Array.from({ length: pages }, (_, index) => index + 1);
      const responses = await Promise.all(
        numbers.map((page) =>
          send(clientEndpoints[name], { params, query: { ...current, page, per_page: perPage }, signal }),
        ),
      );
      // Every operation in `PagedName` returns a page; the compiler cannot see that through the generic name.
      const typedResponses = responses as readonly { readonly data: readonly Item[]; readonly total: number }[];
      return { items: typedResponses.flatMap(({ data }) => data), total: typedResponses[0]?.total ?? 0 };
    },
    placeholderData: keepPreviousData,
    refetchInterval: refreshSeconds === undefined ? false : refreshSeconds * 1000,
  };
  return useQuery(options, view);
}
