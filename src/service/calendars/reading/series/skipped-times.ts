import type { Instant, WallTime } from '../../../../time/index.ts';
import { type Entry, instantOf, type ZonedTime } from '../read-entry.ts';
import { findOccurrences } from '../recurrence/index.ts';
import type { Expansion } from './expansion.ts';
import { endTest, searchRange, type WallRange } from './occurrences.ts';
import { dayOf } from './replacements.ts';

type SkipContext = Expansion & { readonly changes: readonly Entry[] };

type SkippedTimes = { readonly instants: ReadonlySet<Instant>; readonly days: ReadonlySet<WallTime> };

/** Finds what is excluded from a series: by instant, or by day if a date is named or the series has whole days. */
export function skippedBy(
  entry: Entry,
  replacing: readonly Entry[],
  { changes, ...expansion }: SkipContext,
): SkippedTimes {
  const replaced = replacing.flatMap(({ replaces }) => (replaces ? [replaces.time] : []));
  const instants = new Set<Instant>();
  const days = new Set<WallTime>();
  const byRules = excludedByRules(entry, searchRange(entry, changes, expansion), expansion);
  for (const time of [...entry.excluded, ...byRules, ...replaced]) {
    if (entry.start.isDate || time.isDate) days.add(dayOf(time, expansion.calendarZone));
    else instants.add(instantOf(time));
  }
  return { instants, days };
}

/** Finds the occurrences that rules exclude from a series. They exclude its start only if they name it. */
function* excludedByRules(
  { start, excludedRules }: Entry,
  range: WallRange,
  expansion: Expansion,
): Generator<ZonedTime> {
  for (const rule of excludedRules) {
    const isOver = endTest(rule, start, expansion);
    const search = { rule, start: start.wall, range, limit: expansion.limit, hasStart: false };
    for (const wall of findOccurrences(search)) {
      if (isOver(wall)) break;
      yield { ...start, wall };
    }
  }
}
