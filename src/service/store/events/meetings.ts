import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Interval } from '../../../time/index.ts';
import { settleAll } from '../../concurrency/index.ts';
import type { HostRecords, NewMeeting, Records } from '../../records/index.ts';
import { at, inUtc, prepared } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { isHostOf } from './is-host-of.ts';

type Meetings = Pick<Records, 'findHostsOfEvent' | 'isHostOf' | 'findSharedMeeting'> & Pick<HostRecords, 'saveMeeting'>;

/** Keeps the meetings: their time, and whose it is. */
export function createMeetings(db: Kysely<Database>): Meetings {
  return {
    async findHostsOfEvent(accountId, eventId) {
      const rows = await db
        .selectFrom('meeting_hosts as host')
        .innerJoin('events as event', (join) =>
          join.onRef('event.account_id', '=', 'host.account_id').onRef('event.meeting_id', '=', 'host.meeting_id'),
        )
        .select(['host.user_id', 'host.is_lead', 'host.busy_from', 'host.busy_to'])
        .where('host.account_id', '=', accountId)
        .where('event.account_id', '=', accountId)
        .where('event.id', '=', eventId)
        .execute();
      const lead = rows.find((row) => row.is_lead);
      if (!lead) return undefined;
      const busy = { start: lead.busy_from, end: lead.busy_to };
      return { accountId, userIds: rows.map((row) => row.user_id), leadId: lead.user_id, busy };
    },

    isHostOf: (search) => isHostOf(db, search),

    async findSharedMeeting({ accountId, eventTypeId, time }) {
      const meeting = await db
        .selectFrom('meetings as meeting')
        .select(['meeting.id', 'meeting.seats'])
        .select(({ selectFrom }) =>
          selectFrom('events as event')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('event.account_id', '=', accountId)
            .whereRef('event.meeting_id', '=', 'meeting.id')
            .where('event.status', '=', 'confirmed')
            .as('taken'),
        )
        .where('meeting.account_id', '=', accountId)
        .where('meeting.event_type_id', '=', eventTypeId)
        .where('meeting.status', '=', 'confirmed')
        .where('meeting.seats', '>', 1)
        .where('meeting.starts_at', '=', at(time.start))
        .where('meeting.ends_at', '=', at(time.end))
        .executeTakeFirst();
      return meeting && { id: meeting.id, seatsLeft: meeting.seats - (meeting.taken ?? 0) };
    },

    async saveMeeting(meeting) {
      const id = randomUUID();
      await insertMeeting(db, { ...meeting, id });
      return id;
    },
  };
}

async function insertMeeting(db: Kysely<Database>, meeting: NewMeeting & { readonly id: string }): Promise<void> {
  const { id, accountId: account_id, eventTypeId: event_type_id, time, busy, seats, hosts, absentIds } = meeting;
  const absent_ids = absentIds.length === 0 ? null : [...absentIds];
  const row = { account_id, id, event_type_id, seats, host_uid: `${id}@sched-booking`, absent_ids, ...timeOf(time) };
  const rows = hosts.map(({ userId, isLead, how }) => ({
    account_id,
    meeting_id: id,
    user_id: userId,
    is_lead: isLead,
    how,
    ...busyOf(busy),
  }));
  await settleAll([
    db.executeQuery(prepared(db.insertInto('meetings').values(row).compile())),
    db.executeQuery(prepared(db.insertInto('meeting_hosts').values(rows).compile())),
  ]);
}

type OneMeeting = { readonly accountId: number; readonly meetingId: string };

/** Frees the time of a meeting that no one attends any longer. */
export async function cancelMeeting(db: Kysely<Database>, { accountId, meetingId }: OneMeeting): Promise<void> {
  const meetings = db
    .updateTable('meetings')
    .set(({ eb }) => ({ status: 'canceled', sequence: eb('sequence', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', meetingId);
  const hosts = db
    .updateTable('meeting_hosts')
    .set({ status: 'canceled' })
    .where('account_id', '=', accountId)
    .where('meeting_id', '=', meetingId);
  await settleAll([meetings.execute(), hosts.execute()]);
}

type NewTime = OneMeeting & { readonly time: Interval; readonly busy: Interval };

/** Gives a meeting another time, in the calendar of each of its hosts. */
export async function rescheduleMeeting(db: Kysely<Database>, newTime: NewTime): Promise<void> {
  const { accountId, meetingId, time, busy } = newTime;
  const hosts = db
    .updateTable('meeting_hosts')
    .set(busyOf(busy))
    .where('account_id', '=', accountId)
    .where('meeting_id', '=', meetingId);
  const meetings = db
    .updateTable('meetings')
    .set(({ eb }) => ({ ...timeOf(time), sequence: eb('sequence', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', meetingId);
  await settleAll([hosts.execute(), meetings.execute()]);
}

/** Copies a meeting to another time, for an invitee who leaves the original one. Returns the id of the copy. */
export async function copyMeeting(db: Kysely<Database>, newTime: NewTime): Promise<string> {
  const { accountId, meetingId, time, busy } = newTime;
  const id = randomUUID();
  await sql`
    insert into meetings (account_id, id, event_type_id, starts_at, ends_at, seats, host_uid, absent_ids)
    select account_id, ${id}, event_type_id, ${at(time.start)}, ${at(time.end)}, seats, ${`${id}@sched-booking`}, absent_ids
    from meetings where account_id = ${accountId} and id = ${meetingId}`.execute(db);
  await sql`
    insert into meeting_hosts (account_id, meeting_id, user_id, is_lead, how, busy_from, busy_to)
    select account_id, ${id}, user_id, is_lead, how, ${at(busy.start)}, ${at(busy.end)}
    from meeting_hosts where account_id = ${accountId} and meeting_id = ${meetingId}`.execute(db);
  return id;
}

type MeetingOfEvent = {
  readonly meetingId: string;
  /** Whether no one else attends it. */
  readonly isAlone: boolean;
};

type EventKey = { readonly accountId: number; readonly id: string };

/** Finds the meeting that an event is a booking of. */
export async function findMeetingOf(db: Kysely<Database>, { accountId, id }: EventKey): Promise<MeetingOfEvent> {
  const result = await sql<MeetingOfEvent>`
    select event.meeting_id as "meetingId", not exists (
      select from events as other
      where other.account_id = ${accountId} and other.meeting_id = event.meeting_id and other.id <> event.id
        and other.status = 'confirmed'
    ) as "isAlone"
    from events as event where event.account_id = ${accountId} and event.id = ${id}`.execute(db);
  const [meeting] = result.rows;
  if (!meeting) throw new Error(`The event ${id} has no meeting.`);
  return meeting;
}

/** The columns of a time. */
export function timeOf({ start, end }: Interval) {
  return { starts_at: inUtc(start), ends_at: inUtc(end) };
}

function busyOf({ start, end }: Interval) {
  return { busy_from: inUtc(start), busy_to: inUtc(end) };
}
