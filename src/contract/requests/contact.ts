import * as v from 'valibot';
import { limits, longestEmail } from '../limits.ts';
import { pageQuery } from './page-query.ts';
import { IntegerInQuery, lineUpTo, partOfLineUpTo, Uuid, ZoneName } from './scalars/index.ts';

/** Which contacts to list. */
export const ContactsQuery = v.strictObject({
  query: v.optional(partOfLineUpTo(limits.name), ''),
  inactive_months: v.optional(
    v.pipe(
      IntegerInQuery,
      v.minValue(1, 'must be 1 or more'),
      v.maxValue(limits.erasureMonths, `must be ${limits.erasureMonths} or less`),
    ),
  ),
  ...pageQuery,
});

/** Changes to a contact. The address is checked in the same way as in a booking form. */
export const ContactChange = v.partial(
  v.strictObject({
    name: lineUpTo(limits.name),
    email: lineUpTo(longestEmail),
    timezone: ZoneName,
  }),
);

/** What happens to the events of a deleted contact: they are kept as they are, or without any personal data. */
export const ContactDeletionQuery = v.strictObject({
  events: v.optional(v.picklist(['keep', 'erase']), 'keep'),
});

/** Which other contact is the same person. */
export const ContactMerge = v.strictObject({ contact_id: Uuid });
