import {
  addMinutes,
  asInstant,
  createOffsetLookup,
  type Instant,
  type Interval,
  instantAt,
  type WallTime,
  wallTimeAt,
  type ZoneName,
} from '../../../../time/index.ts';

/** Converts the times of a calendar file to instants and back. */
export type Zone = {
  /** Takes the offset before a gap, and the first of two instants in an overlap (RFC 5545, 3.3.5). */
  toInstant(wall: WallTime): Instant;
  toWall(instant: Instant): WallTime;
};

/** A larger offset from UTC than any zone ever had. */
const reachMinutes = 24 * 60;

/** Opens a zone of the tz database; it is fast within the range, and right outside it too. */
export function openZone(name: ZoneName, range: Interval): Zone {
  const offsetAt = createOffsetLookup(range, name);
  return {
    toWall: (instant) => wallTimeAt(instant, offsetAt(instant)),

    toInstant(wall) {
      const near = asInstant(wall);
      const before = offsetAt(addMinutes(near, -reachMinutes));
      const after = offsetAt(addMinutes(near, reachMinutes));
      const first = instantAt(wall, before);
      if (before === after || offsetAt(first) === before) return first;
      const second = instantAt(wall, after);
      return offsetAt(second) === after ? second : first;
    },
  };
}
