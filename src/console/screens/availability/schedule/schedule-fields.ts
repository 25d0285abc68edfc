import type { Availability, DateOverride, Hours, Period } from '../../../../contract/index.ts';
import { type Weekday, weekdays } from '../../../../time/index.ts';
import { faultOf } from './periods.ts';

/** The edited fields of a schedule. Each weekday is a separate field, so that the save bar can name it. */
export type ScheduleFields = { readonly [Day in Weekday]: readonly Period[] } & {
  readonly timezone: string;
  readonly overrides: readonly DateOverride[];
};

/** Returns the fields of a saved schedule. */
export function fieldsOf({ hours, timezone, overrides = [] }: Availability): ScheduleFields {
  return { ...weekOf((weekday) => hours[weekday] ?? []), timezone, overrides };
}

/** Returns the body for the changed fields. A week is sent as a whole. */
export function bodyOf(changes: Partial<ScheduleFields>, fields: ScheduleFields) {
  const hours: Hours = weekOf((weekday) => [...fields[weekday]]);
  return {
    ...(weekdays.some((weekday) => weekday in changes) && { hours }),
    ...('timezone' in changes && { timezone: fields.timezone }),
    ...('overrides' in changes && { overrides: fields.overrides }),
  };
}

/** Returns whether any period of the week or of the days off has no end, or ends before it starts. */
export function hasFault(fields: ScheduleFields): boolean {
  const days = [...weekdays.map((weekday) => fields[weekday]), ...fields.overrides.map(({ hours }) => hours)];
  return days.some((periods) => periods.some((period) => faultOf(period) !== undefined));
}

/** Returns whether an override lacks its first or its last day. */
export function isUndated({ overrides }: ScheduleFields): boolean {
  return overrides.some(({ from, to }) => !from || !to);
}

/** Returns the weekdays in the order of a week that begins on `first`, 0 Sunday to 6 Saturday. */
export function weekFrom(first: number): Weekday[] {
  const start = (first + 6) % 7; // the list begins on Monday
  return [...weekdays.slice(start), ...weekdays.slice(0, start)];
}

/** Returns the next weekday. */
export function dayAfter(weekday: Weekday): Weekday {
  return weekdays[(weekdays.indexOf(weekday) + 1) % weekdays.length] ?? 'monday';
}

function weekOf<Value>(dayOf: (weekday: Weekday) => Value): { [Day in Weekday]: Value } {
  // Every weekday has its entry.
  return Object.fromEntries(weekdays.map((weekday) => [weekday, dayOf(weekday)])) as { [Day in Weekday]: Value };
}
