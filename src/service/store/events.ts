import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Event } from '../../contract/index.ts';
import { formatInstantIn, minuteMillis, type ZoneName } from '../../time/index.ts';
import type { Desk, NewEvent, Records } from '../acts/index.ts';
import { inUtc } from './instants.ts';
import type { Database, EventsTable } from './tables.ts';
import { fullName } from './users.ts';

export function createEvents(db: Kysely<Database>): Pick<Records, 'findEvent'> & Pick<Desk, 'saveEvent' | 'hasEvents'> {
  async function findEvent(accountId: number, id: string): Promise<Event | undefined> {
    const row = await hostedEvents(db)
      .where('event.account_id', '=', accountId)
      .where('event.id', '=', id)
      .executeTakeFirst();
    return row && eventOf(row);
  }

  return {
    findEvent,
    async saveEvent(event, now) {
      const id = randomUUID();
      await db
        .insertInto('events')
        .values({ ...rowOf(event, id), created_at: inUtc(now), updated_at: inUtc(now) })
        .execute();
      const saved = await findEvent(event.hosted.host.accountId, id);
      if (!saved) throw new Error(`The event ${id} was saved and cannot be read back.`);
      return saved;
    },

    async hasEvents(accountId, eventTypeId) {
      const found = await db
        .selectFrom('events')
        .select('id')
        .where('account_id', '=', accountId)
        .where('event_type_id', '=', eventTypeId)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}

function hostedEvents(db: Kysely<Database>) {
  return db
    .selectFrom('events as event')
    .innerJoin('users as host', (join) =>
      join.onRef('host.account_id', '=', 'event.account_id').onRef('host.id', '=', 'event.host_id'),
    )
    .selectAll('event')
    .select(['host.first_name', 'host.last_name', 'host.email as host_email', 'host.timezone as host_timezone']);
}

type HostColumns = {
  readonly first_name: string;
  readonly last_name: string;
  readonly host_email: string;
  readonly host_timezone: string;
};

/** Start and end are told in the zone the invitee booked in. */
function eventOf(row: Selectable<EventsTable> & HostColumns): Event {
  const zone = row.timezone as ZoneName; // checked when it was written
  return {
    id: row.id,
    event_type_id: row.event_type_id,
    status: row.status,
    start: formatInstantIn(row.starts_at, zone),
    end: formatInstantIn(row.ends_at, zone),
    timezone: row.timezone,
    duration: (row.ends_at - row.starts_at) / minuteMillis,
    host: { name: fullName(row), email: row.host_email, timezone: row.host_timezone },
    contact_id: row.contact_id,
    invitee: { name: row.invitee_name, email: row.invitee_email, timezone: row.timezone },
    guests: row.guests,
    answers: row.answers,
    metadata: row.metadata,
    location: row.location,
    cancel_reason: row.cancel_reason,
    ics_uid: row.ics_uid,
    sequence: row.sequence,
    created_at: inUtc(row.created_at),
    updated_at: inUtc(row.updated_at),
  };
}

function rowOf(
  { hosted, contactId, invitee, guests, answers, metadata, meeting, busy }: NewEvent,
  id: string,
): Omit<Insertable<EventsTable>, 'created_at' | 'updated_at'> {
  const { location } = hosted.eventType;
  return {
    account_id: hosted.host.accountId,
    id,
    event_type_id: hosted.eventType.id,
    host_id: hosted.host.userId,
    contact_id: contactId,
    starts_at: inUtc(meeting.start),
    ends_at: inUtc(meeting.end),
    busy_from: inUtc(busy.start),
    busy_to: inUtc(busy.end),
    invitee_name: invitee.name,
    invitee_email: invitee.email,
    timezone: invitee.zone,
    guests: [...guests],
    answers: JSON.stringify(answers),
    metadata: JSON.stringify(metadata),
    location: location && JSON.stringify(location),
    ics_uid: `${id}@sched-booking`,
  };
}
