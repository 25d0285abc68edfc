import type { Instant, WallTime } from '../../../../time/index.ts';
import type { Entry } from '../read-entry.ts';
import { findOccurrences } from '../recurrence/index.ts';
import { instantOf, type ZonedTime } from '../zoned-time.ts';
import type { SeriesExpansion } from './expansion.ts';
import { endTest, searchRange } from './occurrences.ts';
import { dayOf } from './replacements.ts';

type SkippedTimes = { readonly instants: ReadonlySet<Instant>; readonly days: ReadonlySet<WallTime> };

/** Finds what is excluded from a series: by instant, or by day if a date is named or the series has whole days. */
export function skippedTimesOf(series: SeriesExpansion, replacing: readonly Entry[]): SkippedTimes {
  const { entry, calendarZone } = series;
  const replaced = replacing.flatMap(({ replaces }) => (replaces ? [replaces.time] : []));
  const instants = new Set<Instant>();
  const days = new Set<WallTime>();
  for (const time of [...entry.excluded, ...excludedByRules(series), ...replaced]) {
    if (entry.start.isDate || time.isDate) days.add(dayOf(time, calendarZone));
    else instants.add(instantOf(time));
  }
  return { instants, days };
}

/** Finds the occurrences that rules exclude from a series. They exclude its start only if they name it. */
function* excludedByRules(series: SeriesExpansion): Generator<ZonedTime> {
  const { start, excludedRules } = series.entry;
  const range = searchRange(series);
  for (const rule of excludedRules) {
    const isOver = endTest(rule, series);
    const search = { rule, start: start.wall, range, limit: series.limit, hasStart: false };
    for (const wall of findOccurrences(search)) {
      if (isOver(wall)) break;
      yield { ...start, wall };
    }
  }
}
