import { IANAZone } from 'luxon';
import { asInstant, type Instant, minuteMillis } from './instant.ts';
import type { Interval } from './interval.ts';
import type { ZoneName } from './zone-name.ts';

/** A stretch in which the clocks of a zone keep one offset, in minutes east of UTC. */
export type ClockRun = Interval & { readonly offsetMinutes: number };

/** An instant at which the clocks of a zone jump, and the offset they keep from then on. */
type Jump = { readonly at: Instant; readonly offsetMinutes: number };

const sampleMillis = 2 * 24 * 60 * minuteMillis; // the closest two jumps of any zone in the tz database are 167 hours apart
const spanMillis = 366 * 24 * 60 * minuteMillis;
const cachedSpans = 2000; // some 5 MB at the most

const jumpsBySpan = new Map<string, readonly Jump[]>();

/** Returns the zone's offset from UTC at an instant, in minutes, east positive. */
export function offsetMinutesAt(instant: Instant, zone: ZoneName): number {
  return IANAZone.create(zone).offset(instant);
}

/** Cuts an interval into the runs of one offset each, ascending and without gaps; an empty interval has none. */
export function clockRuns({ start, end }: Interval, zone: ZoneName): ClockRun[] {
  if (start >= end) return [];
  const runs: ClockRun[] = [];
  let from = start;
  let offsetMinutes = offsetMinutesAt(start, zone);
  for (let span = Math.floor(start / spanMillis); span * spanMillis < end; span += 1) {
    for (const jump of jumpsIn(span, zone)) {
      if (jump.at <= start || jump.at >= end) continue;
      runs.push({ start: from, end: jump.at, offsetMinutes });
      from = jump.at;
      offsetMinutes = jump.offsetMinutes;
    }
  }
  runs.push({ start: from, end, offsetMinutes });
  return runs;
}

function jumpsIn(span: number, zone: ZoneName): readonly Jump[] {
  const key = `${zone} ${span}`;
  const known = jumpsBySpan.get(key);
  if (known) return known;
  if (jumpsBySpan.size >= cachedSpans) jumpsBySpan.clear();
  const jumps = findJumps(span * spanMillis, (span + 1) * spanMillis, zone);
  jumpsBySpan.set(key, jumps);
  return jumps;
}

/** Finds the jumps in `(fromMillis, toMillis]`. */
function findJumps(fromMillis: number, toMillis: number, zone: ZoneName): Jump[] {
  const offsetAt = (millis: number) => offsetMinutesAt(asInstant(millis), zone);
  const jumps: Jump[] = [];
  let before = offsetAt(fromMillis);
  for (let millis = fromMillis; millis < toMillis; millis += sampleMillis) {
    const after = offsetAt(millis + sampleMillis);
    if (after === before) continue;
    let [low, high] = [millis, millis + sampleMillis];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    jumps.push({ at: asInstant(high), offsetMinutes: after });
    before = after;
  }
  return jumps;
}
