import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { lineUpTo, textUpTo } from '../scalars/index.ts';

/** The new name of a team. Other fields do not change unless they are sent. */
export const TeamChange = v.strictObject({
  name: lineUpTo(55),
  username: lineUpTo(limits.name),
  about: v.optional(textUpTo(5000)),
});
