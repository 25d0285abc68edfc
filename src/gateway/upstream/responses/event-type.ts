import * as v from 'valibot';
import { EventTypeLocation, endpoints, Location } from '../../../contract/index.ts';
import { lenient, orElse } from './schema.ts';

/** A place to meet. A kind of place that pages do not know is shown as a description. */
export const UpstreamLocation = v.object({
  type: v.fallback(Location.entries.type, 'custom'),
  value: lenient(v.string(), ''),
});

/** Where meetings of an event type take place, and whether pages show it before a booking. */
const UpstreamEventTypeLocation = v.object({
  ...UpstreamLocation.entries,
  is_public: v.fallback(EventTypeLocation.entries.is_public, undefined),
});

/** The fields of an event type that are shown or used. A missing field has the default of a plain event type. */
const UpstreamEventType = v.object({
  id: orElse(v.number(), 0),
  public_id: lenient(v.optional(v.string()), undefined),
  slug: lenient(v.string(), ''),
  title: lenient(v.string(), ''),
  description: lenient(v.string(), ''),
  duration: v.number(),
  durations: orElse(v.array(v.number()), null),
  buffer_time_before_event: orElse(v.number(), 0),
  buffer_time_after_event: orElse(v.number(), 0),
  min_scheduling_notice: orElse(v.number(), 0),
  booking_frequency_limits: orElse(v.record(v.string(), v.unknown()), null),
  booking_window_days: orElse(v.number(), null),
  location: lenient(v.nullable(UpstreamEventTypeLocation), null),
  redirect_url: lenient(v.nullable(v.string()), null),
  is_active: orElse(v.boolean(), true),
  visibility: orElse(v.picklist(['public', 'private']), 'public'),
});

/** Any event type of the server. */
export type UpstreamEventType = v.InferOutput<typeof UpstreamEventType>;

/** The requests for event types, to any server. */
export const eventTypeEndpoints = {
  get: { ...endpoints.getEventType, data: UpstreamEventType },
  list: { ...endpoints.listEventTypes, data: v.array(UpstreamEventType) },
};
