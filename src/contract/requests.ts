import * as v from 'valibot';
import { daysBetween } from '../time/index.ts';
import { availabilityRequests } from './availability-requests.ts';
import { bookingFormRequests } from './booking-form-requests.ts';
import { contactRequests } from './contact-requests.ts';
import type { EndpointName } from './endpoints.ts';
import { eventRequests } from './event-requests.ts';
import { eventTypeRequests } from './event-type-requests.ts';
import { IntegerIdInPath, IntegerInQuery, LocalDate, MeetingMinutes, ZoneName } from './scalars.ts';

import { teamRequests } from './team-requests.ts';

/** The longest range of days slots are asked for at once, both ends counted. */
const longestRangeDays = 366;

const SlotsQuery = v.pipe(
  v.strictObject({
    start: LocalDate,
    end: LocalDate,
    timezone: v.optional(ZoneName, 'UTC'),
    duration: v.optional(v.pipe(IntegerInQuery, MeetingMinutes)),
  }),
  v.forward(
    v.check(({ start, end }) => end >= start, 'must not be before "start"'),
    ['end'],
  ),
  v.forward(
    v.check(
      ({ start, end }) => daysBetween(start, end) < longestRangeDays,
      `must be within ${longestRangeDays} days of "start"`,
    ),
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
  getCurrentUser: {},
} as const satisfies Record<
  EndpointName,
  {
    readonly params?: v.GenericSchema;
    readonly query?: v.GenericSchema;
    readonly body?: v.GenericSchema;
  }
>;
