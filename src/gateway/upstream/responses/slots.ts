import * as v from 'valibot';
import { endpoints, Slot, Slots } from '../../../contract/index.ts';
import { lenient } from './schema.ts';

/** Bookable times. Some languages write an empty object as an empty list. */
const UpstreamSlots = v.object({
  slots: v.union([
    v.pipe(
      v.strictTuple([]),
      v.transform(() => ({})),
    ),
    v.record(v.string(), v.array(Slot)),
  ]),
  next_available: lenient(v.optional(v.nullable(v.string())), undefined),
  bookable_until: lenient(v.optional(v.string()), undefined),
  reason: lenient(Slots.entries.reason, undefined),
});

/** The request for slots, to any server. */
export const slotsEndpoint = { ...endpoints.getSlots, data: UpstreamSlots };
