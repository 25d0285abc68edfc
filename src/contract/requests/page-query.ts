import * as v from 'valibot';
import { IntegerInQuery } from './scalars/index.ts';

const maxPerPage = 100;

/** Which page of a list to return. */
export const pageQuery = {
  page: v.optional(v.pipe(IntegerInQuery, v.minValue(1, 'must be 1 or more')), '1'),
  per_page: v.optional(
    v.pipe(IntegerInQuery, v.minValue(1, 'must be 1 or more'), v.maxValue(maxPerPage, `must be ${maxPerPage} or less`)),
    '15',
  ),
};
