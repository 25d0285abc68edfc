import * as v from 'valibot';
import { limits } from '../limits.ts';
import { mailRecipients, visibilities } from '../resources/index.ts';
import { EventTypePlace } from './place.ts';
import {
  BooleanInQuery,
  distinct,
  HttpsUrl,
  IntegerId,
  Locale,
  lineUpTo,
  MeetingMinutes,
  PlainObject,
  textUpTo,
  wholeNumber,
} from './scalars/index.ts';

const longestBufferMinutes = 1440;
const longestNoticeMinutes = 525_600;
const largestLimit = 1_000_000;
const farthestWindowDays = 36_500;
const maxOpenPerInvitee = 1000;
const maxOrdered = 1000;

const Slug = v.pipe(
  lineUpTo(limits.name),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase letters and digits, in words joined by "-"'),
);

const Durations = v.pipe(
  v.array(MeetingMinutes),
  v.minLength(1, 'must name 1 duration or more'),
  v.maxLength(limits.durations, `must name ${limits.durations} durations or fewer`),
  distinct(),
  v.metadata({ uniqueItems: true }),
);

/** The longest time before a meeting at which a reminder is sent: four weeks. */
const maxMinutesBefore = 40_320;
const minMinutesBefore = 10;

/** How long before a meeting a reminder is sent, in minutes. */
export const MinutesBefore = wholeNumber(minMinutesBefore, maxMinutesBefore);

const Reminders = v.pipe(
  v.array(
    v.strictObject({
      minutes_before: MinutesBefore,
      to: v.pipe(
        v.array(v.picklist(mailRecipients)),
        v.minLength(1, `must name one or more of ${mailRecipients.join(', ')}`),
        distinct(),
        v.metadata({ uniqueItems: true }),
      ),
    }),
  ),
  v.maxLength(limits.reminders, `must name ${limits.reminders} reminders or fewer`),
);

const Limit = v.optional(wholeNumber(1, largestLimit));

/** The settings of an event type. Whether they agree with each other is checked once they are merged. */
const settable = {
  title: lineUpTo(limits.name),
  slug: Slug,
  description: textUpTo(limits.description),
  duration: MeetingMinutes,
  durations: v.nullable(Durations),
  time_slot_interval: v.nullable(MeetingMinutes),
  buffer_time_before_event: wholeNumber(0, longestBufferMinutes),
  buffer_time_after_event: wholeNumber(0, longestBufferMinutes),
  min_scheduling_notice: wholeNumber(0, longestNoticeMinutes),
  booking_frequency_limits: v.nullable(
    v.pipe(PlainObject, v.strictObject({ day: Limit, week: Limit, month: Limit, year: Limit })),
  ),
  booking_window_days: v.nullable(wholeNumber(0, farthestWindowDays)),
  availability_id: v.nullable(IntegerId),
  location: v.nullable(EventTypePlace),
  redirect_url: v.nullable(HttpsUrl),
  is_active: v.boolean(),
  visibility: v.picklist(visibilities),
  reminders: Reminders,
  most_open_per_invitee: v.nullable(wholeNumber(1, maxOpenPerInvitee)),
  locale: v.nullable(Locale),
};

/** Changes to an event type. */
export const EventTypeChange = v.partial(v.strictObject(settable));

/** The settings of a new event type: a title, and everything that differs from the defaults. */
export const EventTypeDraft = v.strictObject({ ...EventTypeChange.entries, title: settable.title });

/** Which event types to list. */
export const EventTypesQuery = v.strictObject({ archived: v.optional(BooleanInQuery, 'false') });

/** Whether an event type is archived. */
export const EventTypeArchiving = v.strictObject({ archived: v.boolean() });

/** The position of each event type. Event types that are not named keep their positions. */
export const EventTypeOrder = v.strictObject({
  event_types: v.pipe(
    v.array(v.strictObject({ id: IntegerId, position: wholeNumber(0, limits.position) })),
    v.maxLength(maxOrdered, `must name ${maxOrdered} event types or fewer`),
  ),
});
