import { addMinutes, asInstant, type Instant, type Interval, type LocalDate, minuteMillis } from '../time/index.ts';
import { intervalOf } from './check-start.ts';
import type { OpenHours } from './open-hours/index.ts';
import type { SlotRules } from './rules.ts';

/** Finds the first of ascending intervals that ends after an instant. Call it with ascending instants. */
export type Cursor = (instant: Instant) => Interval | undefined;

/** The rules, hours and busy time that decide which possible starts of a range are free. */
export type FreeStartsQuestion = {
  readonly rules: SlotRules;
  readonly openHours: OpenHours;
  readonly nextBusy: Cursor;
  readonly range: Interval;
  /** Returns whether a date of the schedule has room at all. */
  readonly hasRoom: (date: LocalDate) => boolean;
};

/** How many possible starts one step passes: a few microseconds of work. */
const startsPerStep = 500;

/**
 * Yields the free starts of a range, ascending, in steps that pass a few hundred possible starts, whether or not they
 * are free.
 *
 * It sweeps: starts, open hours and busy time ascend, so each is visited once, and what applies to many starts is
 * decided once for all of them. Every start up to the next busy time is free, and none from there to its end.
 */
export function* listFreeStarts({
  rules,
  openHours: { periods, open },
  nextBusy,
  range,
  hasRoom,
}: FreeStartsQuestion): Generator<Instant[], undefined> {
  const step = intervalOf(rules) * minuteMillis;
  const nextOpen = createCursor(open);
  let starts: Instant[] = [];
  let remaining = startsPerStep;
  for (const { date, start, end, countedFrom } of periods) {
    const onGrid = (millis: number) => countedFrom + Math.ceil((millis - countedFrom) / step) * step;
    const until = Math.min(end, range.end);
    // A meeting may continue into the next period if it touches this one, and must end when the open hours do.
    const lastInHours = addMinutes(nextOpen(start)?.end ?? start, -rules.durationMinutes);
    let at = onGrid(Math.max(start, range.start));
    while (at < until) {
      const pause = Math.min(until, at + remaining * step);
      remaining -= Math.ceil((pause - at) / step);
      const isDateFree = at <= lastInHours && hasRoom(date);
      while (isDateFree && at < pause && at <= lastInHours) {
        const ahead = nextBusy(addMinutes(asInstant(at), -rules.bufferBeforeMinutes));
        const lastFree = ahead ? lastBefore(ahead, rules) : lastInHours;
        for (; at < pause && at <= lastFree && at <= lastInHours; at += step) starts.push(asInstant(at));
        if (ahead && at > lastFree) at = Math.max(at, onGrid(addMinutes(ahead.end, rules.bufferBeforeMinutes)));
      }
      at = onGrid(pause);
      if (remaining > 0) continue;
      yield starts;
      starts = [];
      remaining = startsPerStep;
    }
  }
  yield starts;
}

/** Returns the last start whose meeting, with the buffer after it, ends before busy time begins. */
function lastBefore({ start }: Interval, { durationMinutes, bufferAfterMinutes }: SlotRules): Instant {
  return addMinutes(start, -durationMinutes - bufferAfterMinutes);
}

/** Creates a cursor over intervals that ascend with gaps between them. Call it with ascending instants. */
export function createCursor(ascending: readonly Interval[]): Cursor {
  let place = 0;
  return function firstEndingAfter(instant) {
    let interval = ascending[place];
    while (interval && interval.end <= instant) {
      place += 1;
      interval = ascending[place];
    }
    return interval;
  };
}
