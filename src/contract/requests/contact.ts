import * as v from 'valibot';
import { pageQuery } from './page-query.ts';
import { ZoneName } from './scalars.ts';
import { lineUpTo, partOfLineUpTo } from './text.ts';

/** Which contacts are asked for. */
export const ContactsQuery = v.strictObject({ query: v.optional(partOfLineUpTo(255), ''), ...pageQuery });

/** What of a contact should change; whether mail can be sent to the address is judged with the booking form's check. */
export const ContactChange = v.partial(
  v.strictObject({ name: lineUpTo(255), email: lineUpTo(254), timezone: ZoneName }),
);
