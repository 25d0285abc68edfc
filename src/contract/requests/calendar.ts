import * as v from 'valibot';
import { dayMillis } from '../../time/index.ts';
import { limits } from '../limits.ts';
import { blockingRules, unreachableRules } from '../resources/index.ts';
import { Instant, lineUpTo, Uuid } from './scalars/index.ts';

const Address = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000, 'must be 2000 characters or fewer'),
  v.regex(/^(webcal|https?):\/\/[^\s/]/i, 'must be an address that begins with https:// or webcal://'),
);

const Feed = v.strictObject({ kind: v.literal('feed'), url: Address, name: v.optional(lineUpTo(limits.name)) });

const Server = v.strictObject({
  kind: v.literal('caldav'),
  server: Address,
  username: lineUpTo(limits.name),
  password: lineUpTo(limits.calendarPassword),
  name: v.optional(lineUpTo(limits.name)),
});

/** The settings of a new connection: the address of a feed, or a calendar server with a user's name and password. */
export const CalendarDraft = v.variant('kind', [Feed, Server], 'must be feed or caldav');

export type CalendarDraft = v.InferOutput<typeof CalendarDraft>;

/** Changes to a connected calendar. */
export const CalendarChange = v.partial(
  v.strictObject({
    name: lineUpTo(limits.name),
    when_unreachable: v.picklist(unreachableRules),
    ignored: v.boolean(),
    calendars: v.array(
      v.strictObject({
        id: Uuid,
        blocks: v.optional(v.picklist(blockingRules)),
        is_written_to: v.optional(v.boolean()),
      }),
    ),
  }),
);

const longestDays = 400;

/** The range of requested busy times: at most 400 days. */
export const BusyQuery = v.pipe(
  v.strictObject({ from: Instant, to: Instant }),
  v.forward(
    v.check(({ from, to }) => from < to, 'must be later than "from"'),
    ['to'],
  ),
  v.forward(
    v.check(({ from, to }) => to - from <= longestDays * dayMillis, `must be ${longestDays} days after "from" or less`),
    ['to'],
  ),
);
