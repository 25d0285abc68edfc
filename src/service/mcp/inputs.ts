import * as v from 'valibot';

/** The most items in one response: each costs the agent tokens. */
export const longestList = 20;

const atLeastOne = v.minValue<number, 1, string>(1, 'must be 1 or more');
const integer = v.pipe(v.number(), v.integer('must be a whole number'));

/** Inputs that several tools share. The operation that receives them checks their limits. */
export const EventTypeId = integer;
export const Minutes = integer;
export const DateText = v.pipe(v.string(), v.description('YYYY-MM-DD'));
export const InstantText = v.pipe(v.string(), v.description('ISO 8601 with offset'));
export const ZoneText = v.pipe(v.string(), v.description('IANA name; default: the host’s'));
export const Most = v.optional(
  v.pipe(integer, atLeastOne, v.maxValue(longestList, `must be ${longestList} or less`)),
  longestList,
);
export const Page = v.optional(v.pipe(integer, atLeastOne), 1);
export const Preview = v.optional(
  v.pipe(v.boolean(), v.description('true: return what would happen, change nothing')),
  false,
);
