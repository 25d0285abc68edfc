import { addMinutes, type Instant, type LocalDate, minuteMillis } from '../../../time/index.ts';

type MinutesByDate = {
  /** Adds the meeting that begins at this start. Call it with ascending starts. */
  add(start: Instant): void;
  list(): ReadonlyMap<LocalDate, number>;
};

type MinutesOptions = {
  readonly durationMinutes: number;
  /** Returns the date on which a meeting begins. */
  readonly dateAt: (start: Instant) => LocalDate;
};

/**
 * Creates a sum of the minutes that meetings would take, by the date on which they begin. Overlapping time counts once.
 */
export function createMinutesByDate({ durationMinutes, dateAt }: MinutesOptions): MinutesByDate {
  const minutes = new Map<LocalDate, number>();
  let countedUntil = Number.NEGATIVE_INFINITY;
  return {
    add(start) {
      const end = addMinutes(start, durationMinutes);
      const date = dateAt(start);
      minutes.set(date, (minutes.get(date) ?? 0) + (end - Math.max(start, countedUntil)) / minuteMillis);
      countedUntil = end;
    },
    list: () => minutes,
  };
}
