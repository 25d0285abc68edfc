import * as v from 'valibot';
import { limits, longestEmail } from '../../limits.ts';
import { HttpsUrl, Locale, lineOrNothingUpTo, lineUpTo, Username, wholeNumber, ZoneName } from '../scalars/index.ts';

const clocks = [12, 24] as const;
const lastWeekday = 6;

/** Changes to the caller's user. The address is checked in the same way as in a booking form. */
export const UserChange = v.partial(
  v.strictObject({
    username: Username,
    first_name: lineUpTo(limits.name),
    last_name: lineOrNothingUpTo(limits.name),
    email: lineUpTo(longestEmail),
    timezone: ZoneName,
    time_format: v.picklist(clocks, 'must be 12 or 24'),
    start_of_week: wholeNumber(0, lastWeekday),
    avatar: v.union(
      [v.literal(''), HttpsUrl],
      'must be an address that begins with https:// and names no user, or empty',
    ),
    about: lineOrNothingUpTo(limits.about),
    locale: v.nullable(Locale),
  }),
);
