import { type Kysely, type Selectable, sql } from 'kysely';
import { type EventType, fullName, publicIdOf } from '../../../contract/index.ts';
import type { EventTypeContent } from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database, EventTypesTable } from '../tables/index.ts';

type HostColumns = {
  readonly host_username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar: string;
  readonly host_timezone: string;
  readonly time_format: number;
  readonly start_of_week: number;
};

/** Selects the event types of an account with what `eventTypeOf` reads of their hosts. */
export function hostedEventTypes(db: Kysely<Database>, accountId: number) {
  return db
    .selectFrom('event_types as type')
    .innerJoin('users as host', (join) =>
      join.onRef('host.account_id', '=', 'type.account_id').onRef('host.id', '=', 'type.host_id'),
    )
    .selectAll('type')
    .select(usernameOfHost)
    .select(['host.first_name', 'host.last_name', 'host.avatar', 'host.timezone as host_timezone'])
    .select(['host.time_format', 'host.start_of_week'])
    .where('type.account_id', '=', accountId);
}

/** Reads an event type after a change. A separate query, because Citus allows no subquery in `returning`. */
export async function readEventType(db: Kysely<Database>, { accountId, id }: OneEventType): Promise<EventType> {
  return eventTypeOf(await hostedEventTypes(db, accountId).where('type.id', '=', id).executeTakeFirstOrThrow());
}

type OneEventType = { readonly accountId: number; readonly id: number };

/** Returns an event type in the form of the API. */
export function eventTypeOf(row: Selectable<EventTypesTable> & HostColumns): EventType {
  return {
    id: row.id,
    public_id: publicIdOf(row.host_username, row.account_id, row.private_name ?? row.slug),
    host: {
      id: row.host_id,
      name: fullName(row),
      avatar: row.avatar,
      timezone: row.host_timezone,
      time_format: row.time_format,
      start_of_week: row.start_of_week,
    },
    title: row.title,
    slug: row.slug,
    description: row.description,
    duration: row.duration,
    durations: row.durations,
    time_slot_interval: row.time_slot_interval,
    buffer_time_before_event: row.buffer_time_before_event,
    buffer_time_after_event: row.buffer_time_after_event,
    min_scheduling_notice: row.min_scheduling_notice,
    booking_frequency_limits: row.booking_frequency_limits,
    booking_window_days: row.booking_window_days,
    availability_id: row.availability_id,
    location: row.location,
    redirect_url: row.redirect_url,
    is_active: row.is_active,
    // An older release leaves the mark when it turns an event type on.
    ...(!row.is_active && row.lacks_host && { lacks_host: true }),
    visibility: row.private_name === null ? 'public' : 'private',
    reminders: row.reminders,
    most_open_per_invitee: row.most_open_per_invitee,
    locale: row.locale,
    position: row.position,
    archived_at: row.archived_at && inUtc(row.archived_at),
    created_at: inUtc(row.created_at),
    updated_at: inUtc(row.updated_at),
  };
}

/**
 * The mark of an event type that is turned on or off: one that was active lacked no host, even if an older release, which
 * does not know the mark, turned it on.
 */
export const stillLacksHost = sql<boolean>`lacks_host and not is_active`;

/** Returns the columns that its owner can change. */
export function columnsOf(content: EventTypeContent) {
  return {
    title: content.title,
    slug: content.slug,
    description: content.description,
    duration: content.duration,
    durations: content.durations,
    time_slot_interval: content.time_slot_interval,
    buffer_time_before_event: content.buffer_time_before_event,
    buffer_time_after_event: content.buffer_time_after_event,
    min_scheduling_notice: content.min_scheduling_notice,
    booking_frequency_limits: content.booking_frequency_limits && JSON.stringify(content.booking_frequency_limits),
    booking_window_days: content.booking_window_days,
    availability_id: content.availability_id,
    location: content.location && JSON.stringify(content.location),
    redirect_url: content.redirect_url,
    is_active: content.is_active,
    reminders: JSON.stringify(content.reminders),
    most_open_per_invitee: content.most_open_per_invitee,
    locale: content.locale,
    // A property without a column would be accepted and not stored. The visibility is in `private_name`.
  } satisfies Readonly<Record<Exclude<keyof EventTypeContent, 'visibility'>, unknown>>;
}

/** Finds the username of the host, which is part of the public id. */
const usernameOfHost = sql<string>`
  (select username from handles where account_id = type.account_id and user_id = type.host_id)`.as('host_username');
