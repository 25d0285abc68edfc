import type { Availability, DateOverride, Hours, Period } from '../../../../contract/index.ts';
import { type Weekday, weekdays } from '../../../../time/index.ts';
import { faultOf, type PeriodFault } from './periods.ts';

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

/** A weekday or an override with a period that cannot be saved. */
export type FaultyDay = { readonly day: Weekday | DateOverride; readonly fault: PeriodFault };

/** Returns the first day, in the order of the screen, of which a period has no end, or ends before it starts. */
export function faultyDay(fields: ScheduleFields, week: readonly Weekday[]): FaultyDay | undefined {
  const days = [
    ...week.map((day) => ({ day, periods: fields[day] })),
    ...fields.overrides.map((day) => ({ day, periods: day.hours })),
  ];
  for (const { day, periods } of days) {
    const fault = periods.map(faultOf).find((one) => one !== undefined);
    if (fault) return { day, fault };
  }
  return undefined;
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
