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
import { formatInstant, type LocalDate, type ZoneName } from '../time/index.ts';

export type UpstreamOptions = {
  /** Address of the server, without `/v1`. */
  readonly baseUrl: string;
  /** How requests reach it: the network's `fetch`, or the one of a service in this process. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Headers that give the gateway its right to ask about an event type: a key, for one. They stay on the server. */
  readonly headersFor: (eventTypeId: number) => Readonly<Record<string, string>>;
};

export type SlotsQuestion = {
  readonly start: LocalDate;
  readonly end: LocalDate;
  readonly timezone: ZoneName;
  readonly duration?: number | undefined;
};

/** The few questions the gateway has for the server behind it; every address it asks is made here. */
export type Upstream = {
  eventType(id: number): Promise<Reply<EventType>>;
  host(eventTypeId: number): Promise<Reply<User>>;
  fields(eventTypeId: number): Promise<Reply<BookingFormField[]>>;
  slots(eventTypeId: number, question: SlotsQuestion): Promise<Reply<Slots>>;
  book(draft: EventDraft): Promise<Reply<Event>>;
};

/** Creates the gateway's view of the server behind it. */
export function createUpstream({ baseUrl, fetch, headersFor }: UpstreamOptions): Upstream {
  const ask: Client = createClient({ baseUrl, fetch });
  return {
    eventType: (id) => ask(endpoints.getEventType, { params: { id }, headers: headersFor(id) }),
    host: (eventTypeId) => ask(endpoints.getCurrentUser, { headers: headersFor(eventTypeId) }),
    fields: (eventType) =>
      ask(endpoints.listBookingFormFields, { params: { eventType }, headers: headersFor(eventType) }),
    slots: (id, question) => ask(endpoints.getSlots, { params: { id }, query: question, headers: headersFor(id) }),
    book: (draft) =>
      ask(endpoints.createEvent, {
        body: { ...draft, start: formatInstant(draft.start, 0) },
        headers: headersFor(draft.event_type_id),
      }),
  };
}
