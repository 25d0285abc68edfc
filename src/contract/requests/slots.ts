import * as v from 'valibot';
import { daysBetween } from '../../time/index.ts';
import { Instant, IntegerInQuery, LocalDate, MeetingMinutes, Uuid, ZoneName } from './scalars/index.ts';

/** The most days in one request for slots, including both ends. */
export const longestRangeDays = 366;

const range = { start: LocalDate, end: LocalDate, timezone: v.optional(ZoneName, 'UTC') };

type Range = { readonly start: v.InferOutput<typeof LocalDate>; readonly end: v.InferOutput<typeof LocalDate> };

const inOrder = ({ start, end }: Range) => end >= start;
const notTooLong = ({ start, end }: Range) => daysBetween(start, end) < longestRangeDays;
const mustFollow = 'must not be before "start"';
const mustBeWithin = `must be within ${longestRangeDays} days of "start"`;

/** Every day is computed for every host. */
const longestCoverageDays = 31;

/** Which slots to list. */
export const SlotsQuery = v.pipe(
  v.strictObject({
    ...range,
    duration: v.optional(v.pipe(IntegerInQuery, MeetingMinutes)),
    /** An event to reschedule. Lists the times as if it did not exist. */
    except_event: v.optional(Uuid),
  }),
  v.forward(
    v.check((query) => inOrder(query), mustFollow),
    ['end'],
  ),
  v.forward(
    v.check((query) => notTooLong(query), mustBeWithin),
    ['end'],
  ),
);

/** Which open hours to list. */
export const WindowsQuery = v.pipe(
  v.strictObject(range),
  v.forward(
    v.check((query) => inOrder(query), mustFollow),
    ['end'],
  ),
  v.forward(
    v.check((query) => notTooLong(query), mustBeWithin),
    ['end'],
  ),
);

/** For which days to say how much of them each host can be booked. */
export const CoverageQuery = v.pipe(
  v.strictObject(range),
  v.forward(
    v.check((query) => inOrder(query), mustFollow),
    ['end'],
  ),
  v.forward(
    v.check(
      ({ start, end }) => daysBetween(start, end) < longestCoverageDays,
      `must be within ${longestCoverageDays} days of "start"`,
    ),
    ['end'],
  ),
);

/** Which day to explain, or which single start, on the grid or off it. */
export const SlotExplanationQuery = v.pipe(
  v.strictObject({
    date: v.optional(LocalDate),
    start: v.optional(Instant),
    timezone: v.optional(ZoneName, 'UTC'),
    duration: v.optional(v.pipe(IntegerInQuery, MeetingMinutes)),
    /** An event to reschedule. Its own time counts as free. */
    except_event: v.optional(Uuid),
  }),
  v.forward(
    v.check(({ date, start }) => date !== undefined || start !== undefined, 'is required unless "start" is sent'),
    ['date'],
  ),
  v.forward(
    v.check(({ date, start }) => date === undefined || start === undefined, 'cannot be sent together with "date"'),
    ['start'],
  ),
);
