import {
  addMinutes,
  type Instant,
  type LocalDate,
  localDateAt,
  minuteMillis,
  type ZoneName,
} from '../../../time/index.ts';

type MinutesByDate = {
  /** Adds the meeting that begins at a start. Starts come ascending. */
  add(start: Instant): void;
  list(): ReadonlyMap<LocalDate, number>;
};

type MinutesOptions = {
  readonly durationMinutes: number;
  /** The zone of the dates. */
  readonly zone: ZoneName;
};

/**
 * Sums up the time that any of several meetings would take, by the date on which they begin. Time that two of them
 * would share counts once.
 */
export function createMinutesByDate({ durationMinutes, zone }: MinutesOptions): MinutesByDate {
  const minutes = new Map<LocalDate, number>();
  let counted = Number.NEGATIVE_INFINITY;
  return {
    add(start) {
      const end = addMinutes(start, durationMinutes);
      const date = localDateAt(start, zone);
      minutes.set(date, (minutes.get(date) ?? 0) + (end - Math.max(start, counted)) / minuteMillis);
      counted = end;
    },
    list: () => minutes,
  };
}
