import * as v from 'valibot';

/** Returns the schema of one page of a list. A page past the end is empty. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    current_page: v.number(),
    data: v.array(item),
    per_page: v.number(),
    /** How many entries all pages have together. */
    total: v.number(),
  });
}

/** One page of a list, as `pageOf` reads it. */
export type Page<Item> = {
  readonly current_page: number;
  readonly data: Item[];
  readonly per_page: number;
  readonly total: number;
};
