import {
  asInstant,
  dayMillis,
  type Instant,
  instantAt,
  type Minutes,
  type WallTime,
  wallTimeAt,
} from '../../../../time/index.ts';
import { addMillis, parseTime, type WrittenTime } from '../calendar-time.ts';
import { type Component, findLine, findLines } from '../components.ts';
import { findOccurrences, parseRule, TooMuchWork, type WorkLimit } from '../recurrence/index.ts';
import type { Zone } from './zone.ts';

type Onset = { readonly at: Instant; readonly from: Minutes; readonly to: Minutes };

/** Recurring changes of the clocks are computed from here on. The offset before the first one applies to all before. */
const beginning = asInstant(Date.UTC(1970, 0));

/** The most changes of the clocks in a zone: two a year, for a thousand years. */
const maxOnsets = 2000;

/** The zones that were read under one limit: the hundreds of objects of a calendar define the same few. */
const zonesByLimit = new WeakMap<WorkLimit, Map<string, Zone | undefined>>();

type ZoneDefinition = {
  /** The `VTIMEZONE`. */
  readonly definition: Component;
  /** Changes of the clocks after it need not be found. */
  readonly until: Instant;
  readonly limit: WorkLimit;
};

/** Reads a zone that a file defines itself (`VTIMEZONE`). Returns undefined if the definition is incomplete. */
export function readDefinedZone(zone: ZoneDefinition): Zone | undefined {
  const { definition, until, limit } = zone;
  const zones = zonesByLimit.get(limit) ?? new Map<string, Zone | undefined>();
  zonesByLimit.set(limit, zones);
  const key = `${until} ${textOf(definition)}`;
  if (!zones.has(key)) zones.set(key, createDefinedZone(zone));
  return zones.get(key);
}

/** Returns the lines of a definition that decide its offsets. */
function textOf({ children }: Component): string {
  const texts = children.map(({ lines }) => lines.map(({ name, value }) => `${name}:${value}`).join('\n'));
  return texts.join('\n\n');
}

function createDefinedZone({ definition, until, limit }: ZoneDefinition): Zone | undefined {
  const onsets = definition.children.flatMap((observance) => onsetsOf(observance, { until, limit }));
  if (onsets.length > maxOnsets) throw new TooMuchWork(`A zone changes more than ${maxOnsets} times.`);
  onsets.sort((a, b) => a.at - b.at);
  const [first] = onsets;
  if (!first) return undefined;

  const instants = onsets.map(({ at }) => at);
  // The previous offset applies in a gap, and in an overlap. A hostile file may change a zone so often that its wall
  // times do not ascend: each is lowered to the least of those after it.
  const walls: number[] = [];
  for (const { at, from, to } of onsets.toReversed()) {
    walls.unshift(Math.min(wallTimeAt(at, Math.max(from, to)), walls[0] ?? Number.POSITIVE_INFINITY));
  }
  const offsetAfter = (count: number) => onsets[count - 1]?.to ?? first.from;

  return {
    toWall: (instant) => wallTimeAt(instant, offsetAfter(countUpTo(instants, instant))),
    toInstant: (wall) => instantAt(wall, offsetAfter(countUpTo(walls, wall))),
  };
}

/** Returns how many of some ascending numbers are `most` or less. A binary search: there are many times and changes. */
function countUpTo(ascending: readonly number[], most: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((ascending[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds the changes to one offset, `STANDARD` or `DAYLIGHT`. */
function onsetsOf(observance: Component, { until, limit }: Omit<ZoneDefinition, 'definition'>): Onset[] {
  const from = parseOffset(findLine(observance, 'TZOFFSETFROM')?.value);
  const to = parseOffset(findLine(observance, 'TZOFFSETTO')?.value);
  const start = parseTime(findLine(observance, 'DTSTART')?.value ?? '');
  if (from === undefined || to === undefined || !start) return [];
  const walls: WallTime[] = [start.wall];
  for (const { value } of findLines(observance, 'RDATE')) {
    for (const each of value.split(',')) {
      const time = parseTime(each);
      if (time) walls.push(time.wall);
    }
  }
  for (const { value } of findLines(observance, 'RRULE')) {
    const rule = parseRule(value);
    if (!rule) continue;
    const last = rule.until && lastChange(rule.until, from);
    const range = { start: wallTimeAt(beginning, from), end: wallTimeAt(until, from) };
    for (const wall of findOccurrences({ rule, start: start.wall, range, limit })) {
      if (last === undefined || wall <= last) walls.push(wall);
    }
  }
  return walls.map((wall) => ({ at: instantAt(wall, from), from, to }));
}

/** Returns the last wall time of a rule, by the offset before the change: UNTIL is an instant, a wall time or a date. */
function lastChange({ wall, isDate, isUtc }: WrittenTime, from: Minutes): WallTime {
  if (isUtc) return wallTimeAt(asInstant(wall), from);
  return isDate ? addMillis(wall, dayMillis - 1) : wall;
}

/** Reads `+0545` or `-033000` as minutes east of UTC. */
function parseOffset(text: string | undefined): Minutes | undefined {
  const match = /^([+-])(\d{2})(\d{2})(\d{2})?$/.exec(text?.trim() ?? '');
  if (!match) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3]) + Number(match[4] ?? 0) / 60;
  return match[1] === '-' ? -minutes : minutes;
}
