import { type Client, createClient, type Reply } from '../api/index.ts';
import {
  type BookingFormField,
  type Event,
  type EventDraft,
  endpoints,
  type Slots,
  type User,
} from '../contract/index.ts';
import { addMinutes, formatInstant, type Instant, type LocalDate, utc } from '../time/index.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { Cancellation, Managed, Move } from './manage.ts';
import { type Outcome, outcomeOf, refuse } from './outcome.ts';
import type { Budget, Purpose } from './parts.ts';
import { type Directory, directoryOf, type FindAllowedOrigins, type FindPlace } from './places.ts';
import { type UpstreamEventType as EventType, eventTypeEndpoints } from './upstream-event-type.ts';
import { problemOf } from './upstream-problem.ts';

/** Where the server is, and how it may be asked. */
export type UpstreamOptions = {
  /** Address of the server, without `/v1`. */
  readonly baseUrl: string;
  /** How requests reach it: the network's `fetch`, or the one of a service in this process. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Headers that give the gateway its right to ask about something: a key, for one. They stay on the server. */
  readonly headersFor: (resource: ResourcePath) => Readonly<Record<string, string>>;
  /**
   * The most requests the server takes from us in any minute; a quarter is kept for bookings. Not given for a service
   * in this process, which does not count them. @default unlimited
   */
  readonly requestsPerMinute?: number;
  /**
   * Whether the server keeps idempotency keys in the same transaction as its bookings: a retry then gets the answer of
   * the booking that was made, and needs no recovery here. @default false
   */
  readonly keepsIdempotencyKeys?: boolean;
  /**
   * Finds an event type among those of all accounts; undefined when there is none. Not given where the server has only
   * one account for us, that of the key. @default every event type is of one account, and the server names them
   */
  readonly findPlace?: FindPlace;
  /** Finds the origins whose pages an account lets in; null for all that the gateway does. @default null for every account */
  readonly findAllowedOrigins?: FindAllowedOrigins;
};

/** What a request is about, an event type to be booked, all of them, or an event that was, as a path below `/v1`. */
export type ResourcePath = 'event-types' | `event-types/${number}` | `events/${string}`;

/** Which slots are asked for. */
export type SlotsQuestion = {
  readonly start: LocalDate;
  readonly end: LocalDate;
  readonly duration: number | undefined;
  /** An event that is to be moved: its own time is free to it. */
  readonly moved: string | undefined;
};

type Keyed = { readonly idempotencyKey: string | undefined };

/** A booking, and the key it may be sent again under. */
export type Booking = Keyed & { readonly draft: EventDraft };

/** The few questions the gateway has for the server behind it; every address it asks is made here. */
export type Upstream = {
  eventType(id: number, purpose: Purpose): Promise<Outcome<EventType>>;
  /** What the account's event types are called on pages. */
  directory(purpose: Purpose): Promise<Outcome<Directory>>;
  host(eventTypeId: number, purpose: Purpose): Promise<Outcome<User>>;
  fields(eventTypeId: number, purpose: Purpose): Promise<Outcome<BookingFormField[]>>;
  /** Slots by dates of UTC. */
  slots(eventTypeId: number, question: SlotsQuestion, purpose: Purpose): Promise<Outcome<Slots>>;
  book(booking: Booking): Promise<Outcome<Event>>;
  /** The events of a type that stand and start at an instant. */
  eventsAt(eventTypeId: number, start: Instant): Promise<Outcome<readonly Event[]>>;
  event(id: string, purpose: Purpose): Promise<Outcome<Event>>;
  cancel(event: Managed & Cancellation): Promise<Outcome<Event>>;
  move(event: Managed & Move): Promise<Outcome<Event>>;
};

/** How long nothing is asked after a 429 that does not say. */
const pauseSeconds = 60;
const longestPauseSeconds = 3600;

/** Creates the gateway's view of the server behind it; nothing is asked that the budget does not grant. */
export function createUpstream(options: UpstreamOptions, budget: Budget): Upstream {
  const { baseUrl, fetch, headersFor } = options;
  const client: Client = createClient({ baseUrl, fetch: boundedFetch(fetch) });

  async function spend<Data>(purpose: Purpose, ask: () => Promise<Reply<Data>>): Promise<Outcome<Data>> {
    const grant = await budget.take(purpose);
    if (!grant.ok) return refuse({ code: 'too_many_requests', retryAfterSeconds: grant.retryAfterSeconds });
    const reply = await ask().finally(grant.done);
    if (reply.ok) return reply;
    if (reply.failed.kind !== 'unreachable' && reply.failed.status === 429) {
      await budget.pause(Math.min(reply.failed.retryAfterSeconds ?? pauseSeconds, longestPauseSeconds));
    }
    return refuse(problemOf(reply.failed));
  }

  const ofType = (id: number) => headersFor(`event-types/${id}`);

  return {
    eventType: (id, purpose) =>
      spend(purpose, () => client(eventTypeEndpoints.get, { params: { id }, headers: ofType(id) })),
    async directory(purpose) {
      const headers = headersFor('event-types');
      const owner = await spend(purpose, () => client(endpoints.getCurrentUser, { headers }));
      if (!owner.ok) return owner;
      const eventTypes = await spend(purpose, () => client(eventTypeEndpoints.list, { headers }));
      return outcomeOf(eventTypes, (all) => directoryOf(owner.data, all));
    },
    host: (eventTypeId, purpose) =>
      spend(purpose, () => client(endpoints.getCurrentUser, { headers: ofType(eventTypeId) })),
    fields: (eventType, purpose) =>
      spend(purpose, () =>
        client(endpoints.listBookingFormFields, { params: { eventType }, headers: ofType(eventType) }),
      ),
    slots: (id, { moved, ...question }, purpose) =>
      spend(purpose, () => {
        const query = { ...question, timezone: utc, except_event: moved };
        return client(endpoints.getSlots, { params: { id }, query, headers: ofType(id) });
      }),
    book: ({ draft, idempotencyKey }) =>
      spend('booking', () =>
        client(endpoints.createEvent, {
          body: { ...draft, start: formatInstant(draft.start, 0) },
          headers: { ...ofType(draft.event_type_id), ...keyed(idempotencyKey) },
        }),
      ),
    async eventsAt(id, start) {
      const [from, to] = [formatInstant(start, 0), formatInstant(addMinutes(start, 1), 0)];
      const query = { event_type_id: id, status: 'confirmed', from, to };
      const page = await spend('booking', () => client(endpoints.listEvents, { query, headers: ofType(id) }));
      return outcomeOf(page, ({ data }) => data);
    },
    event: (id, purpose) =>
      spend(purpose, () => client(endpoints.getEvent, { params: { id }, headers: headersFor(`events/${id}`) })),
    cancel: ({ id, idempotencyKey, reason }) =>
      spend('booking', () =>
        client(endpoints.cancelEvent, {
          params: { id },
          body: reason === null ? {} : { reason },
          headers: { ...headersFor(`events/${id}`), ...keyed(idempotencyKey) },
        }),
      ),
    move: ({ id, idempotencyKey, start, duration }) =>
      spend('booking', () =>
        client(endpoints.rescheduleEvent, {
          params: { id },
          body: { start: formatInstant(start, 0), duration },
          headers: { ...headersFor(`events/${id}`), ...keyed(idempotencyKey) },
        }),
      ),
  };
}

function keyed(idempotencyKey: string | undefined): Readonly<Record<string, string>> {
  return idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
}
