import type { Page } from '../../contract/index.ts';
import type { Listing, Slice } from '../records/index.ts';

type PageQuery = { readonly page: number; readonly per_page: number };

/** Returns the part of a list that a page shows. Pages count from 1. */
export function sliceOf({ page, per_page }: PageQuery): Slice {
  return { offset: (page - 1) * per_page, limit: per_page };
}

/** Returns a page in the form of a response. */
export function pageOf<Item>({ page, per_page }: PageQuery, { items, total }: Listing<Item>): Page<Item> {
  return { current_page: page, data: items, per_page, total };
}
