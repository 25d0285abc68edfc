import { type Client, createClient, type Reply } from '../api/index.ts';
import {
  type BookingFormField,
  type Event,
  type EventDraft,
  type EventType,
  endpoints,
  type Slots,
  type User,
} from '../contract/index.ts';
import { formatInstant, type LocalDate, utc } from '../time/index.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { Budget, Purpose } from './parts.ts';
import { problemOf } from './upstream-problem.ts';

export type UpstreamOptions = {
  /** Address of the server, without `/v1`. */
  readonly baseUrl: string;
  /** How requests reach it: the network's `fetch`, or the one of a service in this process. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Headers that give the gateway its right to ask about an event type: a key, for one. They stay on the server. */
  readonly headersFor: (eventTypeId: number) => Readonly<Record<string, string>>;
  /**
   * The most requests the server takes from us in any minute; a quarter is kept for bookings. Not given for a service
   * in this process, which does not count them. @default unlimited
   */
  readonly requestsPerMinute?: number;
};

export type SlotsQuestion = {
  readonly start: LocalDate;
  readonly end: LocalDate;
  readonly duration: number | undefined;
};

export type Booking = { readonly draft: EventDraft; readonly idempotencyKey: string | undefined };

/** The few questions the gateway has for the server behind it; every address it asks is made here. */
export type Upstream = {
  eventType(id: number, purpose: Purpose): Promise<Outcome<EventType>>;
  host(eventTypeId: number, purpose: Purpose): Promise<Outcome<User>>;
  fields(eventTypeId: number, purpose: Purpose): Promise<Outcome<BookingFormField[]>>;
  /** Slots by dates of UTC. */
  slots(eventTypeId: number, question: SlotsQuestion, purpose: Purpose): Promise<Outcome<Slots>>;
  book(booking: Booking): Promise<Outcome<Event>>;
};

/** How long nothing is asked after a 429 that does not say. */
const pauseSeconds = 60;
const longestPauseSeconds = 3600;

/** Creates the gateway's view of the server behind it; nothing is asked that the budget does not grant. */
export function createUpstream({ baseUrl, fetch, headersFor }: UpstreamOptions, budget: Budget): Upstream {
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

  return {
    eventType: (id, purpose) =>
      spend(purpose, () => client(endpoints.getEventType, { params: { id }, headers: headersFor(id) })),
    host: (eventTypeId, purpose) =>
      spend(purpose, () => client(endpoints.getCurrentUser, { headers: headersFor(eventTypeId) })),
    fields: (eventType, purpose) =>
      spend(purpose, () =>
        client(endpoints.listBookingFormFields, { params: { eventType }, headers: headersFor(eventType) }),
      ),
    slots: (id, question, purpose) =>
      spend(purpose, () => {
        const query = { ...question, timezone: utc };
        return client(endpoints.getSlots, { params: { id }, query, headers: headersFor(id) });
      }),
    book: ({ draft, idempotencyKey }) =>
      spend('booking', () =>
        client(endpoints.createEvent, {
          body: { ...draft, start: formatInstant(draft.start, 0) },
          headers: {
            ...headersFor(draft.event_type_id),
            ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          },
        }),
      ),
  };
}
