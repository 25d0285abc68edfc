import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { pageQuery } from '../page-query.ts';
import { lineUpTo } from '../scalars/index.ts';

/** Which changes to list: all, the changes of one kind of thing, or the changes of one thing. */
export const JournalQuery = v.pipe(
  v.strictObject({
    subject_kind: v.optional(lineUpTo(limits.name)),
    subject_id: v.optional(lineUpTo(limits.name)),
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
