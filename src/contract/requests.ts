import * as v from 'valibot';
import { daysBetween, type LocalDate as LocalDateOnly } from '../time/index.ts';
import { availabilityRequests } from './availability-requests.ts';
import { bookingFormRequests } from './booking-form-requests.ts';
import { contactRequests } from './contact-requests.ts';
import type { EndpointName } from './endpoints.ts';
import { eventRequests } from './event-requests.ts';
import { eventTypeRequests } from './event-type-requests.ts';
import { IntegerIdInPath, IntegerInQuery, LocalDate, MeetingMinutes, ZoneName } from './scalars.ts';

import { teamRequests } from './team-requests.ts';
import { webhookRequests } from './webhook-requests.ts';

/** The longest range of days slots are asked for at once, both ends counted. */
const longestRangeDays = 366;

const range = { start: LocalDate, end: LocalDate, timezone: v.optional(ZoneName, 'UTC') };

type Range = { readonly start: LocalDateOnly; readonly end: LocalDateOnly };

const inOrder = ({ start, end }: Range) => end >= start;
const notTooLong = ({ start, end }: Range) => daysBetween(start, end) < longestRangeDays;
const mustFollow = 'must not be before "start"';
const mustBeWithin = `must be within ${longestRangeDays} days of "start"`;

const SlotsQuery = v.pipe(
  v.strictObject({ ...range, duration: v.optional(v.pipe(IntegerInQuery, MeetingMinutes)) }),
  v.forward(
    v.check((asked) => inOrder(asked), mustFollow),
    ['end'],
  ),
  v.forward(
    v.check((asked) => notTooLong(asked), mustBeWithin),
    ['end'],
  ),
);

const WindowsQuery = v.pipe(
  v.strictObject(range),
  v.forward(
    v.check((asked) => inOrder(asked), mustFollow),
    ['end'],
  ),
  v.forward(
    v.check((asked) => notTooLong(asked), mustBeWithin),
    ['end'],
  ),
);

export type SlotsQuery = v.InferOutput<typeof SlotsQuery>;

/** What each operation of `/v1` may be asked: absent parts take nothing. */
export const requests = {
  ...availabilityRequests,
  ...eventTypeRequests,
  ...bookingFormRequests,
  ...contactRequests,
  ...teamRequests,
  getSlots: { params: v.object({ id: IntegerIdInPath }), query: SlotsQuery },
  ...eventRequests,
  ...webhookRequests,
  getCurrentUser: {},
  listAvailabilityWindows: { params: v.object({ id: IntegerIdInPath }), query: WindowsQuery },
} as const satisfies Record<
  EndpointName,
  {
    readonly params?: v.GenericSchema;
    readonly query?: v.GenericSchema;
    readonly body?: v.GenericSchema;
  }
>;
