import * as v from 'valibot';
import { composeMarks } from '../compose-marks.ts';
import { limits, longestEmail } from '../limits.ts';
import { pageQuery } from './page-query.ts';
import { lineUpTo, partOfLineUpTo, Uuid, ZoneName } from './scalars/index.ts';

/** Which contacts to list. */
export const ContactsQuery = v.strictObject({
  query: v.optional(v.pipe(partOfLineUpTo(limits.name), v.transform(composeMarks)), ''),
  ...pageQuery,
});

/** Changes to a contact. The address is checked in the same way as in a booking form. */
export const ContactChange = v.partial(
  v.strictObject({
    name: v.pipe(lineUpTo(limits.name), v.transform(composeMarks)),
    email: lineUpTo(longestEmail),
    timezone: ZoneName,
  }),
);

/** Which other contact is the same person. */
export const ContactMerge = v.strictObject({ contact_id: Uuid });
