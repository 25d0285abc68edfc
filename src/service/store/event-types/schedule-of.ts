import type { DateOverride, Hours } from '../../../contract/index.ts';
import type { ZoneName } from '../../../time/index.ts';
import type { Schedule } from '../../records/index.ts';

type ScheduleColumns = {
  readonly schedule_id: number | null;
  readonly schedule_timezone: string | null;
  readonly schedule_hours: Hours | null;
  readonly schedule_overrides: DateOverride[] | null;
};

/** Returns the schedule of a row; undefined if the join found none. */
export function scheduleOf(columns: ScheduleColumns): Schedule | undefined {
  const { schedule_id: id, schedule_timezone: zone, schedule_hours: hours, schedule_overrides: overrides } = columns;
  if (id === null || zone === null || hours === null) return undefined;
  // Validated when it was written.
  return { id, zone: zone as ZoneName, hours, overrides: overrides ?? [] };
}
