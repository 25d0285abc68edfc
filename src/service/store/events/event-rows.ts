import { randomBytes } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { type Event, fullName } from '../../../contract/index.ts';
import { formatInstantIn, minuteMillis, type ZoneName } from '../../../time/index.ts';
import type { NewEvent } from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database, EventsTable } from '../tables/index.ts';
import { withHost } from './mail-details.ts';
import { timeOf } from './meetings.ts';

/** 22 characters in base64url. */
const roomNameBytes = 16;

/** Selects events with the host that each names. */
export function hostedEvents(db: Kysely<Database>) {
  return withHost(db)
    .selectAll('event')
    .select(['host.first_name', 'host.last_name', 'host.email as host_email', 'host.timezone as host_timezone']);
}

type HostColumns = {
  readonly first_name: string;
  readonly last_name: string;
  readonly host_email: string;
  readonly host_timezone: string;
};

/** Returns an event of a row with its host. */
export function hostedEventOf(row: Selectable<EventsTable> & HostColumns): Event {
  return eventOf(row, { name: fullName(row), email: row.host_email, timezone: row.host_timezone });
}

/** Returns the event of a row. Start and end are written in the zone that the invitee booked in. */
export function eventOf(row: Selectable<EventsTable>, { name, email, timezone }: Event['host']): Event {
  const zone = row.timezone as ZoneName; // checked when it was written
  return {
    id: row.id,
    event_type_id: row.event_type_id,
    status: row.status,
    start: formatInstantIn(row.starts_at, zone),
    end: formatInstantIn(row.ends_at, zone),
    timezone: row.timezone,
    duration: (row.ends_at - row.starts_at) / minuteMillis,
    host: { name, email, timezone },
    contact_id: row.contact_id,
    invitee: { name: row.invitee_name, email: row.invitee_email, timezone: row.timezone },
    guests: row.guests,
    answers: row.answers,
    metadata: row.metadata,
    location: row.location,
    cancel_reason: row.cancel_reason,
    ics_uid: row.ics_uid,
    sequence: row.sequence,
    ...(row.locale !== null && { locale: row.locale }),
    ...(row.reassignments > 0 && { reassignments: row.reassignments }),
    ...(row.outcome !== null && { outcome: row.outcome }),
    ...(row.host_note !== '' && { host_note: row.host_note }),
    ...(row.erased_at !== null && { erased_at: inUtc(row.erased_at) }),
    created_at: inUtc(row.created_at),
    updated_at: inUtc(row.updated_at),
  };
}

/** Returns the row of a new event. */
export function rowOf(
  { hostedType, contactId, invitee, guests, answers, metadata, locale, meetingId, time, organizer }: NewEvent,
  id: string,
): Omit<Insertable<EventsTable>, 'created_at' | 'updated_at'> {
  const { location } = hostedType.eventType;
  return {
    account_id: hostedType.host.accountId,
    id,
    event_type_id: hostedType.eventType.id,
    host_id: hostedType.host.userId,
    contact_id: contactId,
    meeting_id: meetingId,
    ...timeOf(time),
    invitee_name: invitee.name,
    invitee_email: invitee.email,
    timezone: invitee.zone,
    guests: [...guests],
    answers: JSON.stringify(answers),
    metadata: JSON.stringify(metadata),
    locale: locale ?? null,
    location: placeOf(location),
    ics_uid: `${id}@sched-booking`,
    organizer: organizer ? JSON.stringify(organizer) : null,
  };
}

/** Returns what is stored of the place of an event. */
export function placeOf(location: Event['location']): string | null {
  return location && JSON.stringify({ type: location.type, value: linkFor(location.value) });
}

/** A template of a link leads each booking to a room of its own, by an unguessable name. */
function linkFor(template: string): string {
  return template.replaceAll('{id}', () => randomBytes(roomNameBytes).toString('base64url'));
}
