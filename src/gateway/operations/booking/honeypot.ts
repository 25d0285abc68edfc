import { type Event, ok, type Result, refuse } from '../../../contract/index.ts';
import {
  addMinutes,
  type Clock,
  localDateAt,
  minuteMillis,
  parseInstant,
  startOfMonth,
  utc,
} from '../../../time/index.ts';
import type { Caller } from '../../cache/index.ts';
import { BoundedMap } from '../../state/index.ts';
import type { Signer } from '../../tokens/index.ts';
import { type CachedUpstream, conditionsOf, openSlots } from '../../upstream/index.ts';
import type { CheckedBooking } from './checked-booking.ts';
import { plannedEvent } from './planned-event.ts';
import { standInFor } from './stand-in.ts';

/** Responses for a program that filled in the hidden field: they look like a booking, but nothing is booked. */
export type Honeypot = {
  /** Makes up an event, or refuses a time that is not offered. */
  book(booking: CheckedBooking, caller: Caller): Promise<Result<Event>>;
  /** Imitates in later responses what the server says about mail in this booking. */
  imitate(event: Event): void;
  /** Returns an event that was made up. */
  find(id: string | undefined): Event | undefined;
  /** Cancels a made-up event. Returns undefined for any other. */
  cancel(id: string): Result<Event> | undefined;
};

/** How many made-up events are remembered. The token of a forgotten one is refused like an invalid token. */
const keptEvents = 1000;

/** What made-up events are built from. */
export type HoneypotOptions = {
  readonly cachedUpstream: CachedUpstream;
  readonly signer: Signer;
  readonly clock: Clock;
};

/**
 * Creates the honeypot. Its responses have the fields, the zone and the refusals of real ones. In this process, the
 * token of a made-up event shows and cancels it. Rescheduling always fails, as if every other time had just been taken.
 * Slots of other visitors do not change.
 */
export function createHoneypot({ cachedUpstream, signer, clock }: HoneypotOptions): Honeypot {
  const events = new BoundedMap<Event>(keptEvents);
  let sendsMail = false;

  function withMail(event: Event): Event {
    const guests = event.guests.length > 0 ? (['guests'] as const) : [];
    return sendsMail ? { ...event, mailed_to: ['invitee', 'host', ...guests] } : event;
  }

  async function isOffered(
    { resolvedType, hostId, time, eventType }: CheckedBooking,
    caller: Caller,
  ): Promise<Result<boolean>> {
    const length = (time.end - time.start) / minuteMillis;
    const duration = length === eventType.duration ? undefined : length;
    const month = startOfMonth(localDateAt(time.start, utc));
    const { result, takenTimes } = await cachedUpstream.window(
      { resolvedType, hostId, month, duration, exceptEventId: undefined },
      caller,
    );
    if (!result.ok) return result;
    const open = openSlots(result.data, { ...conditionsOf(eventType, clock()), takenTimes });
    return ok(open.some(({ start }) => start === time.start));
  }

  return {
    async book(booking, caller) {
      const offer = await isOffered(booking, caller);
      if (!offer.ok) return offer;
      if (!offer.data) return refuse({ code: 'slot_unavailable', reason: reasonAgainst(booking, clock) });
      const event = await makeUpEvent(booking, signer);
      events.set(event.id, event);
      return ok(withMail(event));
    },
    imitate({ mailed_to }) {
      sendsMail = mailed_to !== undefined;
    },
    find: (id) => (id === undefined ? undefined : events.get(id)),
    cancel(id) {
      const event = events.get(id);
      if (!event) return undefined;
      if ((parseInstant(event.start) ?? 0) < clock()) return refuse({ code: 'event_in_past' });
      const canceled: Event = { ...event, status: 'canceled', sequence: event.sequence + 1 };
      events.set(id, canceled);
      return ok(withMail(canceled));
    },
  };
}

/** The likeliest rule: only the server knows what excludes a time that is far enough ahead. */
function reasonAgainst({ time, eventType }: CheckedBooking, clock: Clock): 'notice' | 'taken' {
  return time.start < addMinutes(clock(), eventType.min_scheduling_notice) ? 'notice' : 'taken';
}

async function makeUpEvent(booking: CheckedBooking, signer: Signer): Promise<Event> {
  const id = crypto.randomUUID();
  const plan = plannedEvent(booking);
  const { location } = plan;
  return {
    ...plan,
    id,
    ics_uid: `${id}@sched-booking`,
    // Only those who booked may see the link to the meeting.
    location: location && { type: location.type, value: await standInFor(location.value, signer) },
  };
}
