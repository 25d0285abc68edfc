import {
  type BookingFormField,
  type Event,
  type EventDraft,
  mapResult,
  ok,
  type Problem,
  type Result,
  type Slots,
} from '../../contract/index.ts';
import { addMinutes, formatInstant, type Instant, type LocalDate, type Minutes, utc } from '../../time/index.ts';
import type { Purpose } from '../state/index.ts';
import type { OpenedEvent } from '../tokens/index.ts';
import { type Directory, directoryOf } from './directory.ts';
import {
  type UpstreamEventType as EventType,
  eventEndpoints,
  eventTypeEndpoints,
  formEndpoint,
  hostEndpoint,
  type KnownOfEvent,
  readEvent,
  slotsEndpoint,
  type UpstreamEvent,
  type UpstreamUser,
} from './responses/index.ts';
import { createSend, refuseUnavailable, type UpstreamSendOptions } from './send/index.ts';
import type { ResourcePath, UpstreamOptions } from './upstream-options.ts';

/** Which slots to list. */
export type UpstreamSlotsQuery = {
  readonly start: LocalDate;
  readonly end: LocalDate;
  readonly duration: number | undefined;
  /** An event to reschedule. Its own time counts as free. */
  readonly exceptEventId: string | undefined;
};

type WithIdempotencyKey = { readonly idempotencyKey: string | undefined };

/** A booking, and its idempotency key. */
export type Booking = WithIdempotencyKey & { readonly draft: EventDraft };

/** An event whose token the invitee has, and the idempotency key of the request. */
export type KeyedEvent = WithIdempotencyKey & OpenedEvent;

/** An event to cancel, and why; null without a reason. */
export type Cancellation = KeyedEvent & { readonly reason: string | null };

/** The new start of an event. It keeps its length unless there is a new one. */
type NewTime = { readonly start: Instant; readonly duration?: Minutes | undefined };

/** An event to reschedule. */
export type Rescheduling = KeyedEvent & NewTime;

/** An event as it is before the change. */
type Current = { readonly event: Event };

/** Which events to list, and the fields that a searched event has even if the response lacks them. */
type EventsAtQuery = { readonly eventTypeId: number; readonly start: Instant; readonly knownFields: KnownOfEvent };

/** The events at an instant, and whether they are all: a server may list fewer at once than it has. */
export type EventsAt = { readonly events: readonly Event[]; readonly isComplete: boolean };

/** The most events on a page, as the API allows. Several hosts who take turns have as many at one instant. */
const eventsPerPage = 100;

/** Why an event type is requested, and whether the server had it a few minutes ago. */
type EventTypeQuery = { readonly purpose: Purpose; readonly isKnown: boolean };

/** The few requests that the gateway sends to the server behind it. Every URL is built here. */
export type Upstream = {
  eventType(id: number, query: EventTypeQuery): Promise<Result<EventType>>;
  /** The public ids of the account's event types. */
  directory(purpose: Purpose): Promise<Result<Directory>>;
  host(eventTypeId: number, purpose: Purpose): Promise<Result<UpstreamUser>>;
  fields(eventTypeId: number, purpose: Purpose): Promise<Result<BookingFormField[]>>;
  /** Slots by dates of UTC. */
  slots(eventTypeId: number, query: UpstreamSlotsQuery, purpose: Purpose): Promise<Result<Slots>>;
  /** `knownFields` holds the fields of the event that do not depend on the server. */
  book(booking: Booking, knownFields: KnownOfEvent): Promise<Result<Event>>;
  /** The events of a type that exist and start at an instant. */
  eventsAt(query: EventsAtQuery): Promise<Result<EventsAt>>;
  event(openedEvent: OpenedEvent, purpose: Purpose): Promise<Result<Event>>;
  cancel(cancellation: Cancellation & Current): Promise<Result<Event>>;
  reschedule(rescheduling: Rescheduling & Current): Promise<Result<Event>>;
};

/** Creates the gateway's view of the server behind it. The budget has to grant every request. */
export function createUpstream(options: UpstreamOptions, sendOptions: UpstreamSendOptions): Upstream {
  const { headersFor, acceptsLocale = false } = options;
  const send = createSend(options, sendOptions);
  const ofType = (id: number) => headersFor(`event-types/${id}`);

  return {
    async eventType(id, { purpose, isKnown }) {
      const endpoint = eventTypeEndpoints.get;
      const request = { params: { id }, headers: ofType(id), mayBeMissing: !isKnown };
      const result = await send({ purpose, endpoint, ...request });
      return mapResult(result, (eventType) => ({ ...eventType, id }));
    },
    async directory(purpose) {
      const headers = headersFor('event-types');
      const owner = await send({ purpose, endpoint: hostEndpoint, headers });
      if (!owner.ok) return owner;
      const eventTypes = await send({ purpose, endpoint: eventTypeEndpoints.list, headers });
      return mapResult(eventTypes, (all) => directoryOf(owner.data, all));
    },
    host: (eventTypeId, purpose) => send({ purpose, endpoint: hostEndpoint, headers: ofType(eventTypeId) }),
    fields: (eventType, purpose) =>
      send({ purpose, endpoint: formEndpoint, params: { eventType }, headers: ofType(eventType) }),
    slots(id, { exceptEventId, ...range }, purpose) {
      const query = { ...range, timezone: utc, except_event: exceptEventId };
      return send({ purpose, endpoint: slotsEndpoint, params: { id }, query, headers: ofType(id), tooLarge });
    },
    async book({ draft, idempotencyKey }, knownFields) {
      const result = await send({
        purpose: 'booking',
        endpoint: eventEndpoints.create,
        body: { ...(acceptsLocale ? draft : withoutLocale(draft)), start: formatInstant(draft.start, 0) },
        headers: { ...ofType(draft.event_type_id), ...keyed(idempotencyKey) },
      });
      return eventOf(result, knownFields);
    },
    async eventsAt({ eventTypeId: id, start, knownFields }) {
      const [from, to] = [formatInstant(start, 0), formatInstant(addMinutes(start, 1), 0)];
      const query = { event_type_id: id, status: 'confirmed', from, to, per_page: eventsPerPage };
      // A server may have no such list.
      const request = { query, headers: ofType(id), mayBeMissing: true };
      const page = await send({ purpose: 'booking', endpoint: eventEndpoints.list, ...request });
      return mapResult(page, ({ data, total = data.length }) => ({
        events: data.flatMap((event) => readEvent(event, { ...knownFields, event_type_id: id, start: from }) ?? []),
        isComplete: data.length >= total,
      }));
    },
    async event({ id, accountId }, purpose) {
      const headers = headersFor(eventPath({ id, accountId }));
      const request = { params: { id }, headers, mayBeMissing: true };
      return eventOf(await send({ purpose, endpoint: eventEndpoints.get, ...request }), { id });
    },
    async cancel({ id, accountId, idempotencyKey, reason, event }) {
      const result = await send({
        purpose: 'booking',
        endpoint: eventEndpoints.cancel,
        mayLackData: true,
        params: { id },
        body: reason === null ? {} : { reason },
        headers: { ...headersFor(eventPath({ id, accountId })), ...keyed(idempotencyKey) },
      });
      return eventOf(result, { ...event, status: 'canceled', cancel_reason: reason });
    },
    async reschedule({ id, accountId, idempotencyKey, start, duration, event }) {
      const result = await send({
        purpose: 'booking',
        endpoint: eventEndpoints.reschedule,
        mayLackData: true,
        params: { id },
        body: { start: formatInstant(start, 0), duration },
        headers: { ...headersFor(eventPath({ id, accountId })), ...keyed(idempotencyKey) },
      });
      return eventOf(result, rescheduledEvent(event, { start, duration }));
    },
  };
}

function eventPath({ id, accountId }: OpenedEvent): ResourcePath {
  return accountId === undefined ? `events/${id}` : `accounts/${accountId}/events/${id}`;
}

function withoutLocale({ locale: _, ...draft }: EventDraft): EventDraft {
  return draft;
}

/** The event after it is rescheduled, as calendars count the change (RFC 5546, 2.1.4). */
function rescheduledEvent(event: Event, { start, duration = event.duration }: NewTime): Event {
  const times = { start: formatInstant(start, 0), end: formatInstant(addMinutes(start, duration), 0), duration };
  return { ...event, ...times, sequence: event.sequence + 1 };
}

function eventOf(result: Result<UpstreamEvent>, knownFields: KnownOfEvent): Result<Event> {
  if (!result.ok) return result;
  const event = readEvent(result.data, knownFields);
  return event ? ok(event) : refuseUnavailable();
}

/** How a server refuses dates with more slots than it lists at once. */
const tooLarge: Problem = { code: 'validation_failed', errors: { end: ['must be earlier, found too many slots'] } };

function keyed(idempotencyKey: string | undefined): Readonly<Record<string, string>> {
  return idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
}
