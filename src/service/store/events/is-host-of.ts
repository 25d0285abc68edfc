import type { Kysely } from 'kysely';
import type { Records } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';

type HostOfType = Parameters<Records['isHostOf']>[0];

/** Returns whether a user takes turns for an event type, or hosts an event of it, even a canceled one. */
export async function isHostOf(db: Kysely<Database>, search: HostOfType): Promise<boolean> {
  // No index finds canceled meetings by their host, so they are searched last.
  return (await takesTurns(db, search)) || (await hostsConfirmedMeeting(db, search)) || hostedCanceledEvent(db, search);
}

async function takesTurns(db: Kysely<Database>, { accountId, userId, eventTypeId }: HostOfType): Promise<boolean> {
  const row = await db
    .selectFrom('event_type_hosts')
    .select('user_id')
    .where('account_id', '=', accountId)
    .where('event_type_id', '=', eventTypeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

async function hostsConfirmedMeeting(
  db: Kysely<Database>,
  { accountId, userId, eventTypeId }: HostOfType,
): Promise<boolean> {
  const row = await db
    .selectFrom('meeting_hosts as host')
    .innerJoin('meetings as meeting', (join) =>
      join.onRef('meeting.account_id', '=', 'host.account_id').onRef('meeting.id', '=', 'host.meeting_id'),
    )
    .select('meeting.id')
    .where('host.account_id', '=', accountId)
    .where('host.user_id', '=', userId)
    .where('host.status', '=', 'confirmed')
    .where('meeting.event_type_id', '=', eventTypeId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function hostedCanceledEvent(
  db: Kysely<Database>,
  { accountId, userId, eventTypeId }: HostOfType,
): Promise<boolean> {
  const row = await db
    .selectFrom('events')
    .select('id')
    .where('account_id', '=', accountId)
    .where('event_type_id', '=', eventTypeId)
    .where('host_id', '=', userId)
    .where('status', '=', 'canceled')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
