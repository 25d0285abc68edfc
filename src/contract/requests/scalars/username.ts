import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { mixesAlphabets } from './alphabets.ts';
import { lineUpTo } from './text.ts';

/** Browsers drop an address of nothing but periods. Some letters and marks are invisible, such as U+3164. */
const fittingPage = /^(?!.*\p{Default_Ignorable_Code_Point})[._-]*[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u;

/**
 * A new username of a person or a team, which fits in the address of a page. It cannot pass for that of somebody else:
 * every form of a letter becomes the same one (NFKC), and nothing is invisible or mixes alphabets. Those from before
 * may hold any character.
 */
export const Username = v.pipe(
  v.string(),
  v.normalize('NFKC'),
  lineUpTo(limits.username),
  v.regex(fittingPage, 'must be made of letters, digits, ".", "_" and "-"'),
  v.check((username) => !mixesAlphabets(username), 'must not mix letters of different alphabets'),
);
