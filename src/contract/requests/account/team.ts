import * as v from 'valibot';
import { lineUpTo, textUpTo } from '../scalars/index.ts';

/** What a team is to be called; what it says of itself stays unless sent. */
export const TeamChange = v.strictObject({
  name: lineUpTo(55),
  username: lineUpTo(255),
  about: v.optional(textUpTo(5000)),
});
