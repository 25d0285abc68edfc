import type { Kysely, Selectable } from 'kysely';
import type { EventType, Hours } from '../../contract/index.ts';
import type { ZoneName } from '../../time/index.ts';
import type { Records } from '../acts/index.ts';
import { inUtc } from './instants.ts';
import type { Database, EventTypesTable } from './tables.ts';

export function createEventTypes(db: Kysely<Database>): Pick<Records, 'findEventType'> {
  return {
    async findEventType(accountId, id) {
      const row = await hostedEventTypes(db)
        .where('type.account_id', '=', accountId)
        .where('type.id', '=', id)
        .executeTakeFirst();
      return (
        row && {
          eventType: eventTypeOf(row),
          host: { accountId: row.account_id, userId: row.host_id, startOfWeek: row.start_of_week },
          schedule: scheduleOf(row),
        }
      );
    },
  };
}

/** Event types with their host and the schedule they follow: their own, or else the account's default one. */
function hostedEventTypes(db: Kysely<Database>) {
  return db
    .selectFrom('event_types as type')
    .innerJoin('users as host', (join) =>
      join.onRef('host.account_id', '=', 'type.account_id').onRef('host.id', '=', 'type.host_id'),
    )
    .leftJoin('availabilities as schedule', (join) =>
      join
        .onRef('schedule.account_id', '=', 'type.account_id')
        .on(({ and, eb, or, ref }) =>
          or([
            eb('schedule.id', '=', ref('type.availability_id')),
            and([eb('type.availability_id', 'is', null), eb('schedule.is_default', '=', true)]),
          ]),
        ),
    )
    .selectAll('type')
    .select(['host.start_of_week', 'schedule.timezone as schedule_timezone', 'schedule.hours as schedule_hours']);
}

type ScheduleColumns = { readonly schedule_timezone: string | null; readonly schedule_hours: Hours | null };

function scheduleOf({ schedule_timezone: zone, schedule_hours: hours }: ScheduleColumns) {
  if (zone === null || hours === null) return undefined;
  // Checked when it was written.
  return { zone: zone as ZoneName, hours };
}

function eventTypeOf(row: Selectable<EventTypesTable>): EventType {
  return {
    id: row.id,
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
    created_at: inUtc(row.created_at),
    updated_at: inUtc(row.updated_at),
  };
}
