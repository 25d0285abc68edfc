import * as v from 'valibot';
import { IntegerInQuery } from './scalars.ts';

const mostPerPage = 100;

/** Which page of a list is asked for. */
export const pageQuery = {
  page: v.optional(v.pipe(IntegerInQuery, v.minValue(1, 'must be 1 or more')), '1'),
  per_page: v.optional(
    v.pipe(
      IntegerInQuery,
      v.minValue(1, 'must be 1 or more'),
      v.maxValue(mostPerPage, `must be ${mostPerPage} or less`),
    ),
    '15',
  ),
};

/** The schema of one page of a list; a page past the end is empty. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    current_page: v.number(),
    data: v.array(item),
    per_page: v.number(),
    /** How many there are on all pages together. */
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
