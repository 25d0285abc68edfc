import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { lineUpTo } from './text.ts';

/** At least one letter or digit: browsers drop a path of periods alone. */
const fittingPage = /^[._-]*[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u;

/** A new username, which fits in the address of a page. Usernames from earlier releases may contain any character. */
export const Username = v.pipe(
  lineUpTo(limits.username),
  v.regex(fittingPage, 'must be made of letters, digits, ".", "_" and "-"'),
);
