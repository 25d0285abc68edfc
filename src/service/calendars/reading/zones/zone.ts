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
import type { WorkLimit } from '../recurrence/index.ts';

/** Converts the times of a calendar file to instants and back. */
export type Zone = {
  /** Takes the offset before a gap, and the first of two instants in an overlap (RFC 5545, 3.3.5). */
  toInstant(wall: WallTime): Instant;
  toWall(instant: Instant): WallTime;
};

/**
 * Reads a zone that is named by its offset alone, such as `UTC+01:00` or `GMT-0500`. Returns undefined for any other
 * name.
 */
export function readOffsetZone(name: string): Zone | undefined {
  const match = /^(?:UTC|GMT)?\s*([+-])(\d{1,2})(?::?([0-5]\d))?$/i.exec(name.trim());
  if (!match || Number(match[2]) > 14) return undefined;
  const minutes = (Number(match[2]) * 60 + Number(match[3] ?? 0)) * (match[1] === '-' ? -1 : 1);
  return {
    toWall: (instant) => wallTimeAt(instant, minutes),
    toInstant: (wall) => instantAt(wall, minutes),
  };
}

/** UTC, whose wall times are instants. */
export const utcZone: Zone = { toWall: (instant) => wallTimeAt(instant, 0), toInstant: (wall) => instantAt(wall, 0) };

/** Opening a zone takes milliseconds. */
const openingUnits = 1000;

/** An offset outside the range takes many microseconds. */
const outsideUnits = 5;

/** A larger offset from UTC than any zone ever had. */
const reachMinutes = 24 * 60;

/** The zones that were opened under one limit: the thousands of objects of a calendar name the same few. */
const zonesByLimit = new WeakMap<WorkLimit, Map<string, Zone>>();

type ZoneLookup = {
  readonly name: ZoneName;
  /** Lookups are fast within it, and slower outside it. */
  readonly range: Interval;
  readonly limit: WorkLimit;
};

/** Opens a zone of the tz database. */
export function openZone(lookup: ZoneLookup): Zone {
  const { name, range, limit } = lookup;
  const zones = zonesByLimit.get(limit) ?? new Map<string, Zone>();
  zonesByLimit.set(limit, zones);
  const key = `${name} ${range.start} ${range.end}`;
  const zone = zones.get(key) ?? createZone(lookup);
  zones.set(key, zone);
  return zone;
}

function createZone({ name, range, limit }: ZoneLookup): Zone {
  limit.spend(openingUnits);
  const lookUpOffset = createOffsetLookup(range, name);

  function offsetAt(instant: Instant): number {
    if (instant < range.start || instant >= range.end) limit.spend(outsideUnits);
    return lookUpOffset(instant);
  }

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
