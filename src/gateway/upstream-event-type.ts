import * as v from 'valibot';
import { EventType, endpoints } from '../contract/index.ts';

const { public_id, visibility } = EventType.entries;

/** An event type as a server answers it; one that knows neither public ids nor private event types will do. */
const UpstreamEventType = v.object({
  ...EventType.entries,
  public_id: v.optional(public_id),
  visibility: v.optional(visibility),
});

export type UpstreamEventType = v.InferOutput<typeof UpstreamEventType>;

/** The questions about event types, answered by any server. */
export const eventTypeEndpoints = {
  get: { ...endpoints.getEventType, data: UpstreamEventType },
  list: { ...endpoints.listEventTypes, data: v.array(UpstreamEventType) },
};
