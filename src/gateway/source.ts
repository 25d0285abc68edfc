import type { BookingFormField, User } from '../contract/index.ts';
import type { Interval, Minutes } from '../time/index.ts';
import { completeForm } from './booking-form.ts';
import { type Month, windowOf } from './months.ts';
import { type Outcome, outcomeOf, refuse } from './outcome.ts';
import type { Cache } from './parts.ts';
import { createPlaces, type FindPlace, type Places } from './places.ts';
import { readSlotWindow, type SlotWindow } from './slot-window.ts';
import type { Dated, FetchCached, Requester } from './stale-while-revalidate.ts';
import type { Upstream } from './upstream.ts';
import type { UpstreamEventType } from './upstream-event-type.ts';

/** How long an event type, its host and its form are fresh. */
export const typeFreshSeconds = 60;
/** How long slots are fresh. */
export const slotsFreshSeconds = 15;

/** Whose slots of which month are asked for. */
export type WindowQuestion = {
  readonly id: number;
  /** Whose time it is. */
  readonly hostId: number;
  readonly month: Month;
  readonly duration: Minutes | undefined;
  /** An event that is to be moved: the answer is for its invitee alone. */
  readonly moved: string | undefined;
};

/** Whose time is another now, and what of it is taken, as far as we know. */
type Changed = { readonly hostId: number; readonly taken: Interval | undefined };

/** What the gateway knows of event types: from its cache, or asked of the server behind it. */
export type Source = {
  readonly place: Places;
  eventType(id: number, requester: Requester): Promise<Dated<UpstreamEventType>>;
  host(eventTypeId: number, requester: Requester): Promise<Dated<User>>;
  /** The fields that are asked, in order. */
  fields(eventTypeId: number, requester: Requester): Promise<Dated<BookingFormField[]>>;
  window(question: WindowQuestion, requester: Requester): Promise<Dated<SlotWindow>>;
  /** Outdates the slots of every event type of a host: an event of one takes the time of all. */
  invalidateSlots(changed: Changed): Promise<void>;
  /** Outdates everything. */
  forget(): Promise<void>;
};

/** What a source is made of. */
export type SourceParts = {
  readonly upstream: Upstream;
  readonly fetchCached: FetchCached;
  readonly cache: Cache;
  readonly findPlace?: FindPlace | undefined;
};

/** Creates the gateway's source of facts; one window of a month serves visitors of every zone. */
export function createSource({ upstream, fetchCached, cache, findPlace }: SourceParts): Source {
  function aboutType<Data>(what: string, id: number, ask: () => Promise<Outcome<Data>>, requester: Requester) {
    return fetchCached({ group: 'types', key: `${what} ${id}`, freshSeconds: typeFreshSeconds, ask }, requester);
  }
  return {
    place: createPlaces({ upstream, fetchCached, findPlace, freshSeconds: typeFreshSeconds }),
    eventType: (id, requester) => aboutType('type', id, () => upstream.eventType(id, requester.purpose), requester),
    host: (id, requester) => aboutType('host', id, () => upstream.host(id, requester.purpose), requester),
    fields: (id, requester) =>
      aboutType(
        'fields',
        id,
        async () => outcomeOf(await upstream.fields(id, requester.purpose), completeForm),
        requester,
      ),
    window: ({ id, hostId, month, duration, moved }, requester) =>
      fetchCached(
        {
          group: groupOf(hostId),
          key: `slots ${id} ${duration ?? ''} ${month} ${moved ?? ''}`,
          freshSeconds: slotsFreshSeconds,
          weigh: ({ slots }) => slots.length + 1,
          async ask() {
            const question = { ...windowOf(month), duration, moved };
            const first = await upstream.slots(id, question, requester.purpose);
            // A server that knows nothing of moved events: the times there are with this one are better than none.
            const asked = isUnasked(first, moved)
              ? await upstream.slots(id, { ...question, moved: undefined }, requester.purpose)
              : first;
            if (!asked.ok) return asked;
            const data = readSlotWindow(asked.data);
            return data ? { ok: true, data } : refuse({ code: 'unavailable', retryAfterSeconds: 5 });
          },
        },
        requester,
      ),
    invalidateSlots: ({ hostId, taken }) => cache.invalidate(groupOf(hostId), taken),
    forget: () => cache.clear(),
  };
}

function isUnasked(asked: Outcome<unknown>, moved: string | undefined): boolean {
  return moved !== undefined && !asked.ok && asked.problem.code === 'validation_failed';
}

function groupOf(hostId: number): string {
  return `slots of ${hostId}`;
}
