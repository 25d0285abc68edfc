import { randomUUID } from 'node:crypto';
import type { Kysely, Updateable } from 'kysely';
import type { Event } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import { settleAll } from '../../concurrency/index.ts';
import type { HostRecords, Records } from '../../records/index.ts';
import { inUtc, nextVersion } from '../postgres/index.ts';
import type { Database, EventsTable } from '../tables/index.ts';
import { readEventPage } from './event-page.ts';
import { eventOf, hostedEventOf, hostedEvents, rowOf } from './event-rows.ts';
import { cancelMeeting, copyMeeting, findMeetingOf, rescheduleMeeting, timeOf } from './meetings.ts';
import { reassignMeetingOf } from './reassignments.ts';

type Events = Pick<Records, 'findEvent' | 'listEvents' | 'listInviteeNames'> &
  Pick<
    HostRecords,
    'saveEvent' | 'saveHostNote' | 'saveOutcome' | 'cancelEvent' | 'rescheduleEvent' | 'reassignEvent' | 'hasEvents'
  >;

/** Stores the events: each invitee's booking of a meeting. */
export function createEvents(db: Kysely<Database>): Events {
  return {
    findEvent: (accountId, id) => findEvent(db, { accountId, id }),

    async saveEvent(event, now) {
      const row = await db
        .insertInto('events')
        .values({ ...rowOf(event, randomUUID()), created_at: inUtc(now), updated_at: inUtc(now) })
        .returningAll()
        .executeTakeFirstOrThrow();
      return eventOf(row, event.hostedType.host);
    },

    async listEvents(search) {
      const [rows, total] = await readEventPage(db, search);
      return { items: rows.map(hostedEventOf), total };
    },

    async listInviteeNames({ accountId, eventIds, hostId }) {
      const events = db.selectFrom('events').select(['id', 'invitee_name']).where('account_id', '=', accountId);
      const query = events.where('id', 'in', eventIds);
      const rows = await (hostId === undefined ? query : query.where('host_id', '=', hostId)).execute();
      return new Map(rows.map(({ id, invitee_name }) => [id, invitee_name]));
    },

    async saveHostNote({ accountId, id, note, now }) {
      await changeUnseen(db, { accountId, id, now }).set({ host_note: note }).execute();
      return readBack(db, { accountId, id });
    },

    async saveOutcome({ accountId, id, outcome, now }) {
      await changeUnseen(db, { accountId, id, now }).set({ outcome }).execute();
      return readBack(db, { accountId, id });
    },

    cancelEvent: (cancellation) => cancelEvent(db, cancellation),

    rescheduleEvent: (rescheduling) => rescheduleEvent(db, rescheduling),

    async reassignEvent(reassignment) {
      const ids = await reassignMeetingOf(db, reassignment);
      return Promise.all(ids.map((id) => readBack(db, { accountId: reassignment.accountId, id })));
    },

    hasEvents: (accountId, eventTypeId) => hasEvents(db, { accountId, eventTypeId }),
  };
}

type Rescheduling = Parameters<HostRecords['rescheduleEvent']>[0];

async function rescheduleEvent(db: Kysely<Database>, { accountId, id, time, busy, now }: Rescheduling): Promise<Event> {
  const { meetingId, isAlone } = await findMeetingOf(db, { accountId, id });
  const to = { accountId, meetingId, time, busy };
  const newMeetingId = isAlone ? meetingId : await copyMeeting(db, to);
  // Busy time that a process of an older release wrote here no longer says when the host is busy.
  const values = { ...timeOf(time), meeting_id: newMeetingId, busy_from: null, busy_to: null };
  const [event] = await settleAll([
    changeAndReadBack(db, { accountId, id, now, values }),
    ...(isAlone ? [rescheduleMeeting(db, to)] : []),
  ]);
  return event;
}

type Cancellation = Parameters<HostRecords['cancelEvent']>[0];

async function cancelEvent(db: Kysely<Database>, { accountId, id, reason, now }: Cancellation): Promise<Event> {
  const { meetingId, isAlone } = await findMeetingOf(db, { accountId, id });
  const [event] = await settleAll([
    changeAndReadBack(db, { accountId, id, now, values: { status: 'canceled', cancel_reason: reason } }),
    ...(isAlone ? [cancelMeeting(db, { accountId, meetingId })] : []),
  ]);
  return event;
}

type EventKey = { readonly accountId: number; readonly id: string };

async function findEvent(db: Kysely<Database>, { accountId, id }: EventKey): Promise<Event | undefined> {
  const row = await hostedEvents(db)
    .where('event.account_id', '=', accountId)
    .where('event.id', '=', id)
    .executeTakeFirst();
  return row && hostedEventOf(row);
}

async function readBack(db: Kysely<Database>, key: EventKey): Promise<Event> {
  const event = await findEvent(db, key);
  if (!event) throw new Error(`The event ${key.id} was saved and cannot be read back.`);
  return event;
}

type EventTypeKey = { readonly accountId: number; readonly eventTypeId: number };

async function hasEvents(db: Kysely<Database>, { accountId, eventTypeId }: EventTypeKey): Promise<boolean> {
  const row = await db
    .selectFrom('events')
    .select('id')
    .where('account_id', '=', accountId)
    .where('event_type_id', '=', eventTypeId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Change = EventKey & { readonly now: Instant };

/** Each change increments it, so that calendars know the newest. */
function change(db: Kysely<Database>, target: Change) {
  return changeUnseen(db, target).set(({ eb }) => ({ sequence: eb('sequence', '+', 1) }));
}

async function changeAndReadBack(
  db: Kysely<Database>,
  { values, ...target }: Change & { readonly values: Updateable<EventsTable> },
): Promise<Event> {
  const changing = change(db, target).set(values).execute();
  const [, event] = await settleAll([changing, readBack(db, target)]);
  return event;
}

/** A change that calendars do not receive. */
function changeUnseen(db: Kysely<Database>, { accountId, id, now }: Change) {
  return db
    .updateTable('events')
    .set({ updated_at: nextVersion(now) })
    .where('account_id', '=', accountId)
    .where('id', '=', id);
}
