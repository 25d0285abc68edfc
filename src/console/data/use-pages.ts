import { keepPreviousData } from '@tanstack/query-core';
import type { RequestParts } from '../../api/index.ts';
import { type EndpointName, endpoints } from '../../contract/index.ts';
import { type DataOf, type Loaded, useQuery } from './queries.ts';
import { send } from './send.ts';

/** One page of a list, as far as this file looks. */
type AnyPage = { readonly data: readonly unknown[]; readonly total: number };

/** The operations of `/v1` that return a list in pages. */
type PagedName = { [Name in EndpointName]: DataOf<Name> extends AnyPage ? Name : never }[EndpointName];

/** The first pages of a list, as one list. */
export type Listed<Item> = {
  readonly items: readonly Item[];
  /** How many there are on all pages together. */
  readonly total: number;
};

type PagesOptions = {
  /** How many pages, from the first one on. */
  readonly pages: number;
  readonly perPage?: number;
  readonly refreshSeconds?: number;
};

const defaultPerPage = 30;

/**
 * Reads the first pages of a list. While other pages or other search words are fetched, what was known stays, so that a
 * list does not flicker under the hand.
 */
export function usePages<Name extends PagedName>(
  name: Name,
  { params = {}, query = {} }: RequestParts,
  { pages, perPage = defaultPerPage, refreshSeconds }: PagesOptions,
): Loaded<Listed<DataOf<Name>['data'][number]>> {
  type Item = DataOf<Name>['data'][number];
  return useQuery<Listed<Item>>({
    queryKey: [name, params, query, { pages, perPage }],
    async queryFn({ signal }) {
      const numbers = Array.from({ length: pages }, (_, index) => index + 1);
      const found = await Promise.all(
        numbers.map((page) => send(endpoints[name], { params, query: { ...query, page, per_page: perPage }, signal })),
      );
      // What `PagedName` lets through is a page; the compiler loses it behind the generic name.
      const read = found as readonly { readonly data: readonly Item[]; readonly total: number }[];
      return { items: read.flatMap(({ data }) => data), total: read[0]?.total ?? 0 };
    },
    placeholderData: keepPreviousData,
    refetchInterval: refreshSeconds === undefined ? false : refreshSeconds * 1000,
  });
}
