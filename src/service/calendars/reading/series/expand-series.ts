import { midnightOf } from '../calendar-time.ts';
import type { Entry } from '../read-entry.ts';
import { type BusyTime, busyOf, joinTimes } from './busy-times.ts';
import type { Expansion, SeriesExpansion } from './expansion.ts';
import { occurrencesOf } from './occurrences.ts';
import {
  changesLater,
  inZoneOfSeries,
  latestReplacements,
  replacedInstant,
  shifted,
  withoutReplaced,
} from './replacements.ts';
import { skippedTimesOf } from './skipped-times.ts';

/** Finds when the entries of one UID keep their host busy in a range: series, and replacements of some occurrences. */
export function* expandSeries(written: readonly Entry[], expansion: Expansion): Generator<BusyTime> {
  const entries = inZoneOfSeries(withoutFormerVersions(written));
  const replacing = latestReplacements(entries, expansion);
  const { range } = expansion;
  for (const entry of withoutReplaced(replacing)) {
    yield* busyOf({ entry, start: entry.start, length: entry.length, range });
  }
  // The latest first, so that the first match is the change that applies.
  const changes = replacing.filter(changesLater).sort((a, b) => replacedInstant(b) - replacedInstant(a));
  for (const entry of entries) {
    if (!entry.replaces) yield* joinTimes(expandEntry({ ...expansion, entry, changes }, replacing));
  }
}

/**
 * Leaves out former versions of an event, which some feeds list beside the last one: they have a lower number (RFC
 * 5545, 3.8.7.4) and the same start. Entries with other starts stay, because some programs write the occurrences of a
 * series that way: dropping one could lead to a double booking. The former versions also stay if the last one does not
 * say how it recurs.
 */
function withoutFormerVersions(entries: readonly Entry[]): readonly Entry[] {
  const versions = Map.groupBy(
    entries.filter(({ replaces, isComplete }) => !replaces && isComplete),
    ({ start }) => start.wall,
  );
  return entries.filter(({ replaces, start, sequence }) => {
    return replaces || !versions.get(start.wall)?.some((other) => other.sequence > sequence);
  });
}

function* expandEntry(series: SeriesExpansion, replacing: readonly Entry[]): Generator<BusyTime> {
  const { entry, changes, range, limit } = series;
  const { start, length } = entry;
  limit.spend(replacing.length + entry.excluded.length);
  const skipped = skippedTimesOf(series, replacing);
  for (const { wall, zone, length: own = length } of occurrencesOf(series)) {
    limit.spend(1 + changes.length);
    const instant = zone.toInstant(wall);
    if (skipped.instants.has(instant) || skipped.days.has(midnightOf(start.zone.toWall(instant)))) continue;
    if (start.isDate && skipped.days.has(wall)) continue;
    const change = changes.find((each) => replacedInstant(each) <= instant);
    const time = { wall, isDate: start.isDate, zone };
    if (change) yield* busyOf({ entry: change, start: shifted(time, change), length: change.length, range });
    else yield* busyOf({ entry, start: time, length: own, range });
  }
}
