import * as v from 'valibot';
import { pageQuery } from '../page-query.ts';
import { lineUpTo } from '../scalars/index.ts';

const longestName = 255;

/** Which changes to list: all, those of one kind of thing, or those of one thing. */
export const JournalQuery = v.pipe(
  v.strictObject({
    subject_kind: v.optional(lineUpTo(longestName)),
    subject_id: v.optional(lineUpTo(longestName)),
    ...pageQuery,
  }),
  v.forward(
    v.check(
      ({ subject_kind: kind, subject_id: id }) => kind !== undefined || id === undefined,
      'is required with "subject_id"',
    ),
    ['subject_kind'],
  ),
);
