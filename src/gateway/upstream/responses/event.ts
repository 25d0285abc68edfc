import * as v from 'valibot';
import { Answers, type Event, endpoints, mailRecipients } from '../../../contract/index.ts';
import { inviteeIn } from '../../../form/index.ts';
import {
  addMinutes,
  formatInstantIn,
  isZoneName,
  minuteMillis,
  parseInstant,
  utc,
  type ZoneName,
} from '../../../time/index.ts';
import { UpstreamLocation } from './event-type.ts';
import { readInstant, writeOffset } from './read-instant.ts';

/** Reads a missing or invalid value as undefined: it is known from elsewhere, or not needed. */
function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

const id = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(
    v.number(),
    v.transform((number) => `${number}`),
  ),
]);
const instant = v.pipe(
  v.string(),
  v.check((text) => readInstant(text) !== undefined),
  v.transform(writeOffset),
);
const zone = v.pipe(v.string(), v.check(isZoneName));
const person = v.object({ name: maybe(v.string()), email: maybe(v.string()), timezone: maybe(zone) });
const location = v.union([
  UpstreamLocation,
  v.pipe(
    v.string(),
    v.transform((value) => ({ type: 'custom' as const, value })),
  ),
]);
const status = v.pipe(
  v.string(),
  v.transform((text) => (/^cancel/i.test(text) ? ('canceled' as const) : ('confirmed' as const))),
);

/** An event as a server returns it. Every field may be missing; `readEvent` builds the event to show. */
const UpstreamEvent = v.object({
  id: maybe(id),
  event_type_id: maybe(v.number()),
  status: maybe(status),
  start: maybe(instant),
  end: maybe(instant),
  timezone: maybe(zone),
  duration: maybe(v.number()),
  host: maybe(person),
  contact_id: maybe(id),
  invitee: maybe(person),
  guests: maybe(v.array(v.string())),
  answers: maybe(Answers),
  metadata: maybe(v.record(v.string(), v.string())),
  location: maybe(v.nullable(location)),
  cancel_reason: maybe(v.string()),
  ics_uid: maybe(v.string()),
  sequence: maybe(v.number()),
  mailed_to: maybe(v.array(v.picklist(mailRecipients))),
  created_at: maybe(instant),
  updated_at: maybe(instant),
});

/** Any event of the server. */
export type UpstreamEvent = v.InferOutput<typeof UpstreamEvent>;

/** The known fields of an event: the values of the request, or those before it. A response may lack them. */
export type KnownOfEvent = Partial<Event>;

/** A page of events. `total` is how many all pages have together; undefined if the server does not say. */
const UpstreamEvents = v.object({ data: v.array(UpstreamEvent), total: maybe(v.number()) });

/** A new event. Its request knows everything but the id. */
const NewUpstreamEvent = v.object({ ...UpstreamEvent.entries, id });

/** An event of which only the id is known. */
const OpenedUpstreamEvent = v.pipe(
  v.object({ ...UpstreamEvent.entries, event_type_id: v.number(), start: instant }),
  v.check(({ end, duration }) => end !== undefined || duration !== undefined),
);

/** The requests for events, to any server. */
export const eventEndpoints = {
  create: { ...endpoints.createEvent, data: NewUpstreamEvent },
  get: { ...endpoints.getEvent, data: OpenedUpstreamEvent },
  list: { ...endpoints.listEvents, data: UpstreamEvents },
  cancel: { ...endpoints.cancelEvent, data: v.fallback(UpstreamEvent, {}) },
  reschedule: { ...endpoints.rescheduleEvent, data: v.fallback(UpstreamEvent, {}) },
};

/**
 * Builds an event from a response and what is known without it. Returns undefined if its id, its type or its start is
 * missing.
 */
export function readEvent(response: UpstreamEvent, knownFields: KnownOfEvent): Event | undefined {
  const { id, event_type_id, start } = { ...knownFields, ...definedOf(response) };
  const timezone = zoneOf(response.timezone ?? knownFields.timezone);
  const times = start === undefined ? undefined : readTimes({ ...response, start }, knownFields, timezone);
  if (id === undefined || event_type_id === undefined || !times) return undefined;
  const answers = response.answers ?? knownFields.answers ?? {};
  const { name = '', email = '' } = inviteeIn(answers);
  return {
    id,
    event_type_id,
    timezone,
    answers,
    ...times,
    status: response.status ?? knownFields.status ?? 'confirmed',
    host: { ...nobody, ...knownFields.host, ...definedOf(response.host ?? {}) },
    contact_id: response.contact_id ?? knownFields.contact_id ?? null,
    invitee: { name, email, timezone, ...knownFields.invitee, ...definedOf(response.invitee ?? {}) },
    guests: response.guests ?? knownFields.guests ?? [],
    metadata: response.metadata ?? knownFields.metadata ?? {},
    location: response.location === undefined ? (knownFields.location ?? null) : response.location,
    cancel_reason: response.cancel_reason ?? knownFields.cancel_reason ?? null,
    ics_uid: response.ics_uid ?? knownFields.ics_uid ?? id,
    sequence: response.sequence ?? knownFields.sequence ?? 0,
    ...(response.mailed_to && { mailed_to: response.mailed_to }),
    created_at: response.created_at ?? knownFields.created_at ?? '',
    updated_at: response.updated_at ?? knownFields.updated_at ?? '',
  };
}

const nobody = { name: '', email: '', timezone: utc };

/** The end follows from the length, and the length from the end. */
function readTimes(
  { start, ...response }: UpstreamEvent & { readonly start: string },
  knownFields: KnownOfEvent,
  zone: ZoneName,
): Pick<Event, 'start' | 'end' | 'duration'> | undefined {
  const from = parseInstant(start);
  if (from === undefined) return undefined;
  const until = response.end === undefined ? undefined : parseInstant(response.end);
  const length = until === undefined ? undefined : (until - from) / minuteMillis;
  const duration = length ?? response.duration ?? knownFields.duration;
  if (duration === undefined) return undefined;
  return { start, duration, end: response.end ?? formatInstantIn(addMinutes(from, duration), zone) };
}

function zoneOf(name: string | undefined): ZoneName {
  return name !== undefined && isZoneName(name) ? name : utc;
}

/** Leaves out keys whose value is undefined. */
function definedOf<Part extends object>(part: Part): { [Name in keyof Part]?: Exclude<Part[Name], undefined> } {
  const entries = Object.entries(part).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as ReturnType<typeof definedOf<Part>>; // without the names that have no value
}
