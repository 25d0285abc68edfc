import { randomBytes, randomUUID } from 'node:crypto';
import {
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Event } from '../../../contract/index.ts';
import { formatInstantIn, type Instant, minuteMillis, type ZoneName } from '../../../time/index.ts';
import type { EventSearch, HostRecords, NewEvent, Records } from '../../records/index.ts';
import { fullName } from '../full-name.ts';
import { at, inUtc } from '../postgres/index.ts';
import type { Database, EventsTable } from '../tables/index.ts';
import { withHost } from './mail-details.ts';
import { cancelMeeting, copyMeeting, findMeetingOf, rescheduleMeeting, timeOf } from './meetings.ts';

/** 22 characters in base64url. */
const roomNameBytes = 16;

type Events = Pick<Records, 'findEvent' | 'listEvents'> &
  Pick<HostRecords, 'saveEvent' | 'saveHostNote' | 'saveOutcome' | 'cancelEvent' | 'rescheduleEvent' | 'hasEvents'>;

export function createEvents(db: Kysely<Database>): Events {
  async function findEvent(accountId: number, id: string): Promise<Event | undefined> {
    const row = await hostedEvents(db)
      .where('event.account_id', '=', accountId)
      .where('event.id', '=', id)
      .executeTakeFirst();
    return row && eventOf(row);
  }

  async function readBack(accountId: number, id: string): Promise<Event> {
    const saved = await findEvent(accountId, id);
    if (!saved) throw new Error(`The event ${id} was saved and cannot be read back.`);
    return saved;
  }

  return {
    findEvent,
    async saveEvent(event, now) {
      const id = randomUUID();
      await db
        .insertInto('events')
        .values({ ...rowOf(event, id), created_at: inUtc(now), updated_at: inUtc(now) })
        .execute();
      return readBack(event.hosted.host.accountId, id);
    },

    async listEvents(search) {
      const found = matching(db.selectFrom('events as event'), search);
      // The index alone tells which events are on a page, so that those before it need not be read.
      const page = inOrder(found.select('event.id'), search).limit(search.limit).offset(search.offset);
      const onPage = hostedEvents(db).where('event.account_id', '=', search.accountId).where('event.id', 'in', page);
      const [rows, { total }] = await Promise.all([
        inOrder(onPage, search).execute(),
        found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      return { items: rows.map(eventOf), total };
    },

    async saveHostNote({ accountId, id, note, now }) {
      await changeUnseen(db, { accountId, id, now }).set({ host_note: note }).execute();
      return readBack(accountId, id);
    },

    async saveOutcome({ accountId, id, outcome, now }) {
      await changeUnseen(db, { accountId, id, now }).set({ outcome }).execute();
      return readBack(accountId, id);
    },

    async cancelEvent({ accountId, id, reason, now }) {
      const { meetingId, isAlone } = await findMeetingOf(db, accountId, id);
      if (isAlone) await cancelMeeting(db, { accountId, meetingId });
      await change(db, { accountId, id, now }).set({ status: 'canceled', cancel_reason: reason }).execute();
      return readBack(accountId, id);
    },

    async rescheduleEvent({ accountId, id, time, busy, now }) {
      const { meetingId, isAlone } = await findMeetingOf(db, accountId, id);
      const to = { accountId, meetingId, time, busy };
      if (isAlone) await rescheduleMeeting(db, to);
      await change(db, { accountId, id, now })
        .set({ ...timeOf(time), meeting_id: isAlone ? meetingId : await copyMeeting(db, to) })
        // What a process of an older release wrote here says no more when the host is busy.
        .set({ busy_from: null, busy_to: null })
        .execute();
      return readBack(accountId, id);
    },

    hasEvents: (accountId, eventTypeId) => hasEvents(db, accountId, eventTypeId),
  };
}

async function hasEvents(db: Kysely<Database>, accountId: number, eventTypeId: number): Promise<boolean> {
  const found = await db
    .selectFrom('events')
    .select('id')
    .where('account_id', '=', accountId)
    .where('event_type_id', '=', eventTypeId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

type Change = { readonly accountId: number; readonly id: string; readonly now: Instant };

/** Every change counts one further, so that calendars know the newest. */
function change(db: Kysely<Database>, changed: Change) {
  return changeUnseen(db, changed).set(({ eb }) => ({ sequence: eb('sequence', '+', 1) }));
}

/** A change that calendars do not receive. */
function changeUnseen(db: Kysely<Database>, { accountId, id, now }: Change) {
  return db
    .updateTable('events')
    .set({ updated_at: inUtc(now) })
    .where('account_id', '=', accountId)
    .where('id', '=', id);
}

type Searched = SelectQueryBuilder<Database & { event: EventsTable }, 'event', object>;

/** Keeps the events a search is for, whatever else is selected with them. */
function matching<Query extends Searched>(query: Query, search: EventSearch): Query {
  const { accountId, status, eventTypeId, contactId, hostId, outcome, text, from, to } = search;
  let found: Searched = query.where('event.account_id', '=', accountId);
  if (status !== undefined) found = found.where('event.status', '=', status);
  if (eventTypeId !== undefined) found = found.where('event.event_type_id', '=', eventTypeId);
  if (contactId !== undefined) found = found.where('event.contact_id', '=', contactId);
  if (hostId !== undefined) found = found.where('event.host_id', '=', hostId);
  if (outcome !== undefined) found = found.where('event.outcome', '=', outcome);
  if (text !== undefined) found = found.where(beginsWith(text));
  if (from !== undefined) found = found.where('event.starts_at', '>=', at(from));
  if (to !== undefined) found = found.where('event.starts_at', '<', at(to));
  return found as Query; // conditions change no type
}

/** A longer text has trigrams that nearly every address has, `com` for one: to look them all up takes longer. */
const longestIndexed = 8;

/** Holds where a word of the invitee's name, or the address, begins with a text; an index has this expression. */
function beginsWith(text: string): RawBuilder<SqlBool> {
  const searched = sql`lower(event.invitee_name || E'\\n' || event.invitee_email)`;
  const characters = [...text];
  const indexed = beginsAnyWord(searched, characters.slice(0, longestIndexed).join(''));
  if (characters.length <= longestIndexed) return indexed;
  // No index has the expression with nothing behind it.
  return sql<SqlBool>`(${indexed} and ${beginsAnyWord(sql`(${searched} || '')`, text)})`;
}

function beginsAnyWord(searched: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const start = `${text.replace(/[\\%_]/g, '\\$&')}%`;
  const [first, later, address] = [start, `% ${start}`, `%\n${start}`];
  return sql<SqlBool>`(
    ${searched} like lower(${first}) or ${searched} like lower(${later}) or ${searched} like lower(${address})
  )`;
}

function inOrder<Query extends Searched>(query: Query, { order = 'desc' }: EventSearch): Query {
  return query.orderBy('event.starts_at', order).orderBy('event.id', order) as Query; // an order changes no type
}

function hostedEvents(db: Kysely<Database>) {
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

/** Start and end are written in the zone that the invitee booked in. */
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
    ...(row.locale !== null && { locale: row.locale }),
    ...(row.outcome !== null && { outcome: row.outcome }),
    ...(row.host_note !== '' && { host_note: row.host_note }),
    created_at: inUtc(row.created_at),
    updated_at: inUtc(row.updated_at),
  };
}

function rowOf(
  { hosted, contactId, invitee, guests, answers, metadata, locale, meetingId, time, organizer }: NewEvent,
  id: string,
): Omit<Insertable<EventsTable>, 'created_at' | 'updated_at'> {
  const { location } = hosted.eventType;
  return {
    account_id: hosted.host.accountId,
    id,
    event_type_id: hosted.eventType.id,
    host_id: hosted.host.userId,
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
    location: location && JSON.stringify({ type: location.type, value: linkFor(location.value) }),
    ics_uid: `${id}@sched-booking`,
    organizer: organizer ? JSON.stringify(organizer) : null,
  };
}

/** A template of a link leads each booking to a room of its own, by a name that nobody can guess. */
function linkFor(template: string): string {
  return template.replaceAll('{id}', () => randomBytes(roomNameBytes).toString('base64url'));
}
