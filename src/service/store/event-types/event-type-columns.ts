import { type Selectable, sql } from 'kysely';
import { type EventType, publicIdOf } from '../../../contract/index.ts';
import type { EventTypeContent } from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { EventTypesTable } from '../tables/index.ts';

/** Returns an event type in the form of the API. */
export function eventTypeOf(row: Selectable<EventTypesTable> & { readonly host_username: string }): EventType {
  return {
    id: row.id,
    public_id: publicIdOf(row.host_username, row.account_id, row.private_name ?? row.slug),
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
    ...(row.lacks_host && { lacks_host: true }),
    visibility: row.private_name === null ? 'public' : 'private',
    reminders: row.reminders,
    most_open_per_invitee: row.most_open_per_invitee,
    position: row.position,
    archived_at: row.archived_at && inUtc(row.archived_at),
    created_at: inUtc(row.created_at),
    updated_at: inUtc(row.updated_at),
  };
}

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
    // A property without a column would be accepted and not stored. The visibility is in `private_name`.
  } satisfies Readonly<Record<Exclude<keyof EventTypeContent, 'visibility'>, unknown>>;
}

/** Finds the username of the host, which is part of the public id. */
export function usernameOfHost(table: 'event_types' | 'type') {
  const [accountId, hostId] = [sql.ref(`${table}.account_id`), sql.ref(`${table}.host_id`)];
  const found = sql<string>`(select username from handles where account_id = ${accountId} and user_id = ${hostId})`;
  return found.as('host_username');
}
