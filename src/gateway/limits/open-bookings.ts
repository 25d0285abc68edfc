import { type Event, type PublicEvent, type Result, refuse } from '../../contract/index.ts';
import { addMinutes, type Clock, parseInstant } from '../../time/index.ts';
import type { Limits } from '../state/index.ts';
import type { LimitKeys } from './keys/index.ts';

/** The bookings an invitee has ahead, of which there may be only so many. */
export type OpenBookings = {
  /** Makes the attempt if one more booking of the email address may be open. */
  oneMore(email: string, attempt: () => Promise<Result<Event>>): Promise<Result<Event>>;
  /** Takes note of an event that was rescheduled or canceled. */
  follow(email: string, event: Pick<PublicEvent, 'id' | 'status' | 'end'>): Promise<void>;
};

/** How long a place is held for a booking that is under way. */
const underWayMinutes = 2;
const retryAfterSeconds = 3600;

/** How many bookings may be open, and where they are counted. */
export type OpenBookingsOptions = {
  readonly limits: Limits;
  readonly keys: LimitKeys;
  readonly most: number;
  readonly clock: Clock;
};

/** Creates the count of open bookings: each holds a place until it is over. */
export function createOpenBookings({ limits, keys, most, clock }: OpenBookingsOptions): OpenBookings {
  async function keep(key: string, { id, end }: Pick<Event, 'id' | 'end'>): Promise<void> {
    await limits.hold(key, { name: id, until: parseInstant(end) ?? clock(), most: Number.MAX_SAFE_INTEGER });
  }

  return {
    async oneMore(email, attempt) {
      const key = await keys.openBookings(email);
      const name = crypto.randomUUID();
      if (!(await limits.hold(key, { name, until: addMinutes(clock(), underWayMinutes), most }))) {
        return refuse({ code: 'too_many_requests', retryAfterSeconds });
      }
      const result = await attempt();
      if (result.ok) await keep(key, result.data);
      await limits.free(key, name);
      return result;
    },
    async follow(email, event) {
      const key = await keys.openBookings(email);
      if (event.status === 'canceled') await limits.free(key, event.id);
      else await keep(key, event);
    },
  };
}
