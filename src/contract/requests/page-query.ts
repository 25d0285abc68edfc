import * as v from 'valibot';
import { IntegerInQuery } from './scalars/index.ts';

const mostPerPage = 100;

/** Which page of a list to return. */
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
