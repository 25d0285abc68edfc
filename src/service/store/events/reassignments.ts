import { type Kysely, sql } from 'kysely';
import type { HostRecords } from '../../records/index.ts';
import { nextVersion } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { placeOf } from './event-rows.ts';
import { findMeetingOf } from './meetings.ts';

type Reassignment = Parameters<HostRecords['reassignEvent']>[0];

/** Gives the meeting of an event to another host, with everyone who attends it; returns the ids of their events. */
export async function reassignMeetingOf(db: Kysely<Database>, reassignment: Reassignment): Promise<string[]> {
  const { accountId, id, host, location, now } = reassignment;
  const { meetingId } = await findMeetingOf(db, { accountId, id });
  // The new host is busy for as long as the previous one was. The database refuses it if they already are.
  await db
    .updateTable('meeting_hosts')
    .set({ user_id: host.userId, how: 'by_hand' })
    .where('account_id', '=', accountId)
    .where('meeting_id', '=', meetingId)
    .where('is_lead', '=', true)
    .execute();
  await db
    .updateTable('meetings')
    .set(({ eb }) => ({ sequence: eb('sequence', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', meetingId)
    .execute();
  const events = await db
    .updateTable('events')
    .set(({ eb }) => ({ sequence: eb('sequence', '+', 1), reassignments: eb('reassignments', '+', 1) }))
    .set(({ eb }) => ({ host_since: eb('sequence', '+', 1) }))
    // The address stays: calendars treat an event with another organizer as another meeting.
    .set({ host_id: host.userId, organizer: sql`jsonb_set(organizer, '{name}', to_jsonb(${host.name}::text))` })
    // Data that a process of an older release wrote here no longer says whose time it is.
    .set({ updated_at: nextVersion(now), busy_from: null, busy_to: null })
    .set(location === undefined ? {} : { location: placeOf(location) })
    .where('account_id', '=', accountId)
    .where('meeting_id', '=', meetingId)
    .where('status', '=', 'confirmed')
    .returning('id')
    .execute();
  return events.map((event) => event.id);
}
