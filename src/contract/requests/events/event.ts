import * as v from 'valibot';
import { endOfDate, type LocalDate, parseInstant, parseLocalDate, startOfDate, utc } from '../../../time/index.ts';
import { limits, metadataLimits } from '../../limits.ts';
import { Answers, eventOutcomes, eventStatuses } from '../../resources/index.ts';
import { pageQuery } from '../page-query.ts';
import { EventPlace } from '../place.ts';
import {
  Instant,
  IntegerId,
  IntegerIdInQuery,
  Locale,
  lineUpTo,
  MeetingMinutes,
  PlainObject,
  textUpTo,
  Uuid,
  ZoneName,
} from '../scalars/index.ts';

const Metadata = v.pipe(
  PlainObject,
  v.record(textUpTo(metadataLimits.key), textUpTo(metadataLimits.text)),
  v.check(
    (metadata) => Object.keys(metadata).length <= metadataLimits.keys,
    `must have ${metadataLimits.keys} keys or fewer`,
  ),
  v.metadata({ maxProperties: metadataLimits.keys }),
);

/**
 * Whether the host makes an exception: the time may lie outside their hours, off the grid, within the notice, beyond
 * the window, over a limit or in a buffer. It may never overlap another booking or a busy time of a calendar.
 */
const IgnoreRules = v.optional(v.boolean());

/** The settings of a new booking. */
export const EventDraft = v.strictObject({
  event_type_id: IntegerId,
  start: Instant,
  duration: v.optional(MeetingMinutes),
  timezone: ZoneName,
  answers: v.pipe(PlainObject, Answers),
  metadata: v.optional(Metadata, {}),
  /** The language the invitee books in. By default, that of the event type. */
  locale: v.optional(Locale),
  ignore_rules: IgnoreRules,
});

export type EventDraft = v.InferOutput<typeof EventDraft>;

/** Why an event is canceled. The whole body is optional. */
export const EventCancellation = v.optional(
  v.strictObject({ reason: v.optional(v.nullable(textUpTo(limits.cancelReason)), null) }),
  {},
);

/** The new start of an event. It keeps its length unless another is sent. */
export const EventRescheduling = v.strictObject({
  start: Instant,
  duration: v.optional(MeetingMinutes),
  ignore_rules: IgnoreRules,
});

/** The new host of an event: a user of the account, and the new place, if it changes. */
export const EventReassignment = v.strictObject({ host_id: IntegerId, location: v.optional(EventPlace) });

/** Whether the invitee missed the meeting. */
export const EventNoShow = v.strictObject({ absent: v.boolean() });

/** Changes to an event that the host may make at any time. */
export const EventChange = v.partial(v.strictObject({ host_note: textUpTo(limits.hostNote) }));

/** The latest start first, or the earliest. */
const listOrders = ['desc', 'asc'] as const;

/**
 * Events that start at `from` or later and before `to`, and that end after `ends_after` and by `ends_before`. A date
 * means the whole day, in UTC.
 */
const eventFilters = {
  status: v.optional(v.picklist(eventStatuses)),
  event_type_id: v.optional(IntegerIdInQuery),
  contact_id: v.optional(Uuid),
  host_id: v.optional(IntegerIdInQuery),
  outcome: v.optional(v.picklist(eventOutcomes)),
  q: v.optional(v.pipe(lineUpTo(limits.name), v.minLength(2, 'must be 2 characters or more'))),
  order: v.optional(v.picklist(listOrders), 'desc'),
  from: v.optional(momentOr((date) => startOfDate(date, utc))),
  to: v.optional(momentOr((date) => endOfDate(date, utc))),
  ends_after: v.optional(momentOr((date) => startOfDate(date, utc))),
  ends_before: v.optional(momentOr((date) => endOfDate(date, utc))),
};

type Range = { readonly from?: number | undefined; readonly to?: number | undefined };

const isInOrder = ({ from, to }: Range) => from === undefined || to === undefined || from < to;
const outOfOrder = 'must be later than "from"';

/** Which page of the events that match. */
export const EventsQuery = v.pipe(
  v.strictObject({ ...eventFilters, ...pageQuery }),
  v.forward(
    v.check((query) => isInOrder(query), outOfOrder),
    ['to'],
  ),
);

/** All events that match, as a table with times in one zone. */
export const EventTableQuery = v.pipe(
  v.strictObject({ ...eventFilters, timezone: v.optional(ZoneName) }),
  v.forward(
    v.check((query) => isInOrder(query), outOfOrder),
    ['to'],
  ),
);

export type EventTableQuery = v.InferOutput<typeof EventTableQuery>;

/** A date-time with an offset, or a date, which `ofDate` turns into an instant. */
function momentOr(ofDate: (date: LocalDate) => v.InferOutput<typeof Instant>) {
  return v.pipe(
    v.string(),
    v.metadata({ anyOf: [{ format: 'date' }, { format: 'date-time' }] }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const date = parseLocalDate(dataset.value);
      const instant = date ? ofDate(date) : parseInstant(dataset.value);
      if (instant !== undefined) return instant;
      addIssue({ message: 'must be a date, or a date-time with an offset, such as 2026-03-29T09:00:00Z' });
      return NEVER;
    }),
  );
}
