import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { lineUpTo } from './text.ts';

/** Browsers drop an address of nothing but periods. */
const fittingPage = /^[._-]*[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u;

/** A new username of a person, which fits in the address of a page. Those from before may hold any character. */
export const Username = v.pipe(
  lineUpTo(limits.username),
  v.regex(fittingPage, 'must be made of letters, digits, ".", "_" and "-"'),
);
