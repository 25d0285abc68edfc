import type { Page } from '../../contract/index.ts';

/** Which part of a list is read. */
export type Slice = { readonly offset: number; readonly limit: number };

/** A part of a list, and how many there are in all. */
export type Listed<Item> = { readonly items: Item[]; readonly total: number };

type PageQuery = { readonly page: number; readonly per_page: number };

/** Returns the part of a list that a page shows; pages count from 1. */
export function sliceOf({ page, per_page }: PageQuery): Slice {
  return { offset: (page - 1) * per_page, limit: per_page };
}

/** Returns a page as it is answered. */
export function pageOf<Item>({ page, per_page }: PageQuery, { items, total }: Listed<Item>): Page<Item> {
  return { current_page: page, data: items, per_page, total };
}
