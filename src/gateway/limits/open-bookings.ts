import { type Event, type PublicEvent, type Result, refuse } from '../../contract/index.ts';
import { addMinutes, type Clock, parseInstant } from '../../time/index.ts';
import type { Limits } from '../state/index.ts';
import type { LimitKeys } from './keys/index.ts';

/** The upcoming bookings of an invitee, whose number is limited. */
export type OpenBookings = {
  /** Makes the attempt if the email address may have one more upcoming booking. */
  oneMore(email: string, attempt: () => Promise<Result<Event>>): Promise<Result<Event>>;
  /** Records that an event was rescheduled or canceled. */
  follow(email: string, event: Pick<PublicEvent, 'id' | 'status' | 'end'>): Promise<void>;
};

/** How long a permit is held for a booking under way. */
const underWayMinutes = 2;
const retryAfterSeconds = 3600;

/** How many upcoming bookings are allowed, and where they are counted. */
export type OpenBookingsOptions = {
  readonly limits: Limits;
  readonly keys: LimitKeys;
  readonly max: number;
  readonly clock: Clock;
};

/** Creates the count of upcoming bookings. Each holds a permit until it is over. */
export function createOpenBookings({ limits, keys, max, clock }: OpenBookingsOptions): OpenBookings {
  async function keep(key: string, { id, end }: Pick<Event, 'id' | 'end'>): Promise<void> {
    await limits.acquire(key, { name: id, until: parseInstant(end) ?? clock(), max: Number.MAX_SAFE_INTEGER });
  }

  return {
    async oneMore(email, attempt) {
      const key = await keys.openBookings(email);
      const name = crypto.randomUUID();
      if (!(await limits.acquire(key, { name, until: addMinutes(clock(), underWayMinutes), max }))) {
        return refuse({ code: 'too_many_requests', retryAfterSeconds });
      }
      const result = await attempt();
      if (result.ok) await keep(key, result.data);
      await limits.release(key, name);
      return result;
    },
    async follow(email, event) {
      const key = await keys.openBookings(email);
      if (event.status === 'canceled') await limits.release(key, event.id);
      else await keep(key, event);
    },
  };
}
