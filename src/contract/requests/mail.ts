import * as v from 'valibot';
import { pageQuery } from './page-query.ts';
import { BooleanInQuery, Uuid } from './scalars/index.ts';

/** Which emails to list. */
export const MailsQuery = v.strictObject({
  event_id: v.optional(Uuid),
  undelivered: v.optional(BooleanInQuery, 'false'),
  ...pageQuery,
});
