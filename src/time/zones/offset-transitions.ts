import { IANAZone } from 'luxon';
import { asInstant, type Instant, type Minutes, minuteMillis } from '../instant.ts';
import { firstEndingAfter, type Interval } from '../interval.ts';
import type { ZoneName } from './zone-name.ts';

/** An interval in which a zone keeps one offset, in minutes east of UTC. */
export type OffsetInterval = Interval & { readonly offsetMinutes: Minutes };

/** An instant at which the offset of a zone changes, and the offset from then on. */
type Transition = { readonly at: Instant; readonly offsetMinutes: Minutes };

/** In the tz database, transitions of a zone are at least 167 hours apart: at most one lies between two samples. */
const sampleMillis = 6 * 24 * 60 * minuteMillis;
const spanMillis = 366 * 24 * 60 * minuteMillis;
const cachedSpans = 2000; // about 5 MB at most

/** The offsets of a zone in one span: the one it begins with, and its transitions. */
type Offsets = { readonly first: Minutes; readonly transitions: readonly Transition[] };

const offsetsBySpan = new Map<string, Offsets>();

/** Returns a zone's offset from UTC at an instant, in minutes, east positive. */
export function offsetAt(instant: Instant, zone: ZoneName): Minutes {
  return IANAZone.create(zone).offset(instant);
}

/**
 * Creates a function that returns a zone's offset at an instant, in minutes, east positive. It looks up the offsets of
 * the interval once, because `Intl` takes microseconds for each instant. Outside the interval it is slower but correct.
 */
export function createOffsetLookup(interval: Interval, zone: ZoneName): (instant: Instant) => Minutes {
  const pieces = splitAtTransitions(interval, zone);
  return function lookUpOffset(instant) {
    const piece = firstEndingAfter(pieces, instant);
    return piece && piece.start <= instant ? piece.offsetMinutes : offsetAt(instant, zone);
  };
}

/**
 * Splits an interval at the transitions of a zone. The pieces ascend without gaps, each with one offset; an empty
 * interval has none.
 */
export function splitAtTransitions({ start, end }: Interval, zone: ZoneName): OffsetInterval[] {
  if (start >= end) return [];
  const pieces: OffsetInterval[] = [];
  const firstSpan = Math.floor(start / spanMillis);
  let from = start;
  let offsetMinutes = offsetsIn(firstSpan, zone).first;
  for (let span = firstSpan; span * spanMillis < end; span += 1) {
    for (const transition of offsetsIn(span, zone).transitions) {
      if (transition.at >= end) break;
      if (transition.at > start) {
        pieces.push({ start: from, end: transition.at, offsetMinutes });
        from = transition.at;
      }
      offsetMinutes = transition.offsetMinutes;
    }
  }
  pieces.push({ start: from, end, offsetMinutes });
  return pieces;
}

function offsetsIn(span: number, zone: ZoneName): Offsets {
  const key = `${zone} ${span}`;
  const entry = offsetsBySpan.get(key);
  if (entry) return entry;
  if (offsetsBySpan.size >= cachedSpans) offsetsBySpan.clear();
  const offsets = findOffsets(span * spanMillis, (span + 1) * spanMillis, zone);
  offsetsBySpan.set(key, offsets);
  return offsets;
}

/** Finds the offset at `fromMillis`, and the transitions in `(fromMillis, toMillis]`. */
function findOffsets(fromMillis: number, toMillis: number, zone: ZoneName): Offsets {
  const offsetAtMillis = (millis: number) => offsetAt(asInstant(millis), zone);
  const transitions: Transition[] = [];
  const first = offsetAtMillis(fromMillis);
  let before = first;
  for (let millis = fromMillis; millis < toMillis; millis += sampleMillis) {
    const after = offsetAtMillis(millis + sampleMillis);
    if (after === before) continue;
    let [low, high] = [millis, millis + sampleMillis];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAtMillis(middle) === before) low = middle;
      else high = middle;
    }
    transitions.push({ at: asInstant(high), offsetMinutes: after });
    before = after;
  }
  return { first, transitions };
}
