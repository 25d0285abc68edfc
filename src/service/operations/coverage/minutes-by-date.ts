import { addMinutes, type Instant, type LocalDate, minuteMillis } from '../../../time/index.ts';

type MinutesByDate = {
  /** Adds the meeting that begins at a start. Starts come ascending. */
  add(start: Instant): void;
  list(): ReadonlyMap<LocalDate, number>;
};

type MinutesOptions = {
  readonly durationMinutes: number;
  /** Returns the date on which a meeting begins. */
  readonly dateAt: (start: Instant) => LocalDate;
};

/**
 * Sums up the time that any of several meetings would take, by the date on which they begin. Time that two of them
 * would share counts once.
 */
export function createMinutesByDate({ durationMinutes, dateAt }: MinutesOptions): MinutesByDate {
  const minutes = new Map<LocalDate, number>();
  let counted = Number.NEGATIVE_INFINITY;
  return {
    add(start) {
      const end = addMinutes(start, durationMinutes);
      const date = dateAt(start);
      minutes.set(date, (minutes.get(date) ?? 0) + (end - Math.max(start, counted)) / minuteMillis);
      counted = end;
    },
    list: () => minutes,
  };
}
