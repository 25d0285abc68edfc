import * as v from 'valibot';
import { daysBetween } from '../time/index.ts';
import { availabilityRequests } from './availability-requests.ts';
import { bookingFormRequests } from './booking-form-requests.ts';
import { contactRequests } from './contact-requests.ts';
import type { EndpointName } from './endpoints.ts';
import { Answers } from './event.ts';
import { eventTypeRequests } from './event-type-requests.ts';
import {
  Instant,
  IntegerId,
  IntegerIdInPath,
  IntegerInQuery,
  LocalDate,
  MeetingMinutes,
  PlainObject,
  Uuid,
  ZoneName,
} from './scalars.ts';

import { teamRequests } from './team-requests.ts';

/** The longest range of days slots are asked for at once, both ends counted. */
const longestRangeDays = 366;

const metadataKeys = 50;

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

const Metadata = v.pipe(
  PlainObject,
  v.record(v.pipe(v.string(), v.maxLength(255)), v.pipe(v.string(), v.maxLength(2000))),
  v.check((metadata) => Object.keys(metadata).length <= metadataKeys, `must have ${metadataKeys} keys or fewer`),
);

/** What books a time. */
export const EventDraft = v.strictObject({
  event_type_id: IntegerId,
  start: Instant,
  duration: v.optional(MeetingMinutes),
  timezone: ZoneName,
  answers: v.pipe(PlainObject, Answers),
  metadata: v.optional(Metadata, {}),
});

export type EventDraft = v.InferOutput<typeof EventDraft>;

/** What each operation of `/v1` may be asked: absent parts take nothing. */
export const requests = {
  ...availabilityRequests,
  ...eventTypeRequests,
  ...bookingFormRequests,
  ...contactRequests,
  ...teamRequests,
  getSlots: { params: v.object({ id: IntegerIdInPath }), query: SlotsQuery },
  createEvent: { body: EventDraft },
  getEvent: { params: v.object({ id: Uuid }) },
  getCurrentUser: {},
} as const satisfies Record<
  EndpointName,
  {
    readonly params?: v.GenericSchema;
    readonly query?: v.GenericSchema;
    readonly body?: v.GenericSchema;
  }
>;
