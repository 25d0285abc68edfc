import * as v from 'valibot';
import { refusals } from '../refusals.ts';

/** A span of time: both ends are ISO 8601 with the offset of the requested zone. */
const Interval = v.object({ from: v.string(), to: v.string() });

/** Which schedule sets the hours, and whether they come from an override or from the weekday. */
const PostedSource = v.object({ availability_id: v.number(), override: v.boolean() });

/** A booking, and the time it takes with its stored buffers. */
const BookingSource = v.object({
  event_id: v.string(),
  event_type_id: v.number(),
  with_buffers: Interval,
  /** Absent if the caller may not read the event. */
  invitee_name: v.optional(v.string()),
});

/** The host it applies to. */
const OfHost = { host_id: v.optional(v.number()) };

/**
 * The rules and busy times that decide the starts of a day. More kinds may be added. A reader ignores unknown ones but
 * still counts them, because refusals name a layer by its index in the list.
 */
const SlotLayer = v.variant('kind', [
  v.object({ ...OfHost, kind: v.literal('posted_hours'), ...Interval.entries, source: PostedSource }),
  v.object({ ...OfHost, kind: v.literal('closed'), ...Interval.entries, source: PostedSource }),
  v.object({ ...OfHost, kind: v.literal('busy'), ...Interval.entries, source: BookingSource }),
  /** The host is busy according to a connected calendar. */
  v.object({
    ...OfHost,
    kind: v.literal('calendar'),
    ...Interval.entries,
    source: v.object({ calendar_id: v.string() }),
  }),
  /** Meetings that last beyond `from` are not offered, because a connected calendar was not read any further. */
  v.object({ ...OfHost, kind: v.literal('calendar_unread'), from: v.string() }),
  /** A start before `to` is too close: the event type requires notice. */
  v.object({ ...OfHost, kind: v.literal('notice'), to: v.string() }),
  /** The window of the event type ends at `from`. */
  v.object({ ...OfHost, kind: v.literal('window'), from: v.string() }),
  /** The period between `from` and `to` has as many bookings as the limit allows. */
  v.object({
    ...OfHost,
    kind: v.literal('limit'),
    ...Interval.entries,
    period: v.picklist(['day', 'week', 'month', 'year']),
    count: v.number(),
    most: v.number(),
  }),
]);

/** Why an event type has no starts at all. */
const noStartsReasons = ['no_schedule', 'inactive'] as const;

/** Why each start of a day is offered or not. */
export const SlotExplanation = v.object({
  date: v.string(),
  timezone: v.string(),
  duration: v.number(),
  /** The offered starts, exactly the starts of the slots. */
  offered: v.array(v.string()),
  layers: v.array(SlotLayer),
  /** Every start on the grid of any host, with every refusal of it; an offered start has none. */
  starts: v.array(
    v.object({
      start: v.string(),
      refusals: v.array(v.object({ ...OfHost, reason: v.picklist(refusals), layer: v.optional(v.number()) })),
    }),
  ),
  /** Only if the event type has no starts with its current settings. */
  reason: v.optional(v.picklist(noStartsReasons)),
});

export type SlotExplanation = v.InferOutput<typeof SlotExplanation>;
