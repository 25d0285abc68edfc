import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { fittingUsername } from './public-id.ts';
import { lineUpTo } from './text.ts';

/** Browsers drop an address of nothing but periods. */
const hasLetterOrDigit = /[\p{L}\p{N}]/u;

/** A new username of a person, which fits in the address of a page. Those from before may hold any character. */
export const Username = v.pipe(
  lineUpTo(limits.username),
  v.check(
    (name) => fittingUsername.test(name) && hasLetterOrDigit.test(name),
    'must consist of letters, digits, ".", "_" and "-"',
  ),
);
