import { addMinutes, type Interval, type ZoneName } from '../../../time/index.ts';
import { type CalendarComponents, findLine } from './components.ts';
import type { ContentLine } from './content-line.ts';
import type { WorkLimit } from './recurrence/index.ts';
import { findZoneName, openZone, readDefinedZone, readOffsetZone, type Zone } from './zones/index.ts';

export type ZoneFinder = {
  /** The zone of times that name none: the calendar's or, if it has none, the host's. */
  readonly calendarZone: Zone;
  /** Finds the zone of a time. Treats an unknown one as the calendar's. */
  zoneOf(line: ContentLine): Zone;
  /** Returns how many times named a zone that could not be found. */
  countDoubtful(): number;
};

type Options = { readonly hostZone: ZoneName; readonly range: Interval; readonly limit: WorkLimit };

/** How long before the range offsets are looked up fast: series may have begun there. */
const pastMinutes = 366 * 24 * 60;

/** How long after the range offsets are looked up fast. */
const futureMinutes = 3 * 24 * 60;

/**
 * How far beyond the range to look for clock changes in a zone that a file defines, in minutes. An entry there must not
 * seem to end before it begins.
 */
const clockChangeMinutes = 10 * 366 * 24 * 60;

/** Creates the finder for the zones of one calendar of a file. */
export function createZoneFinder({ calendar, zones }: CalendarComponents, options: Options): ZoneFinder {
  const { hostZone, range, limit } = options;
  const fast = { start: addMinutes(range.start, -pastMinutes), end: addMinutes(range.end, futureMinutes) };
  const found = new Map<string, Zone | undefined>();
  const definitions = new Map(zones.map((zone) => [withoutEscapes(findLine(zone, 'TZID')?.value ?? ''), zone]));
  let doubtful = 0;
  const zoneLine = findLine(calendar, 'X-WR-TIMEZONE') ?? findLine(calendar, 'TIMEZONE-ID');
  const calendarZone = (zoneLine && findZone(zoneLine.value)) ?? openZone({ name: hostZone, range: fast, limit });

  function findZone(id: string): Zone | undefined {
    if (!found.has(id)) found.set(id, openZoneOf(id));
    return found.get(id);
  }

  function openZoneOf(id: string): Zone | undefined {
    const known = isAbbreviation(id) ? (openDefined(id) ?? openNamed(id)) : (openNamed(id) ?? openDefined(id));
    return known ?? readOffsetZone(id);
  }

  function openNamed(id: string): Zone | undefined {
    const name = findZoneName(id);
    return name && openZone({ name, range: fast, limit });
  }

  function openDefined(id: string): Zone | undefined {
    const definition = definitions.get(withoutEscapes(id));
    if (!definition) return undefined;
    const location = findLine(definition, 'X-LIC-LOCATION');
    const until = addMinutes(range.end, clockChangeMinutes);
    return (location && openNamed(location.value)) ?? readDefinedZone({ definition, until, limit });
  }

  return {
    calendarZone,
    zoneOf({ params }) {
      const id = params.get('TZID');
      const zone = id === undefined ? calendarZone : findZone(id);
      if (!zone) doubtful += 1;
      return zone ?? calendarZone;
    },
    countDoubtful: () => doubtful,
  };
}

/**
 * Returns whether a zone is named by an abbreviation such as `EST`. Places far apart share one, so the definition in
 * the file comes first.
 */
function isAbbreviation(id: string): boolean {
  return /^\/?[A-Z]{2,5}$/i.test(id.trim());
}

/** A name has backslashes before its commas as a property, and none as a parameter (RFC 5545, 3.3.11). */
function withoutEscapes(text: string): string {
  return text.replace(/\\(.)/g, '$1').trim();
}
