import type { Interval } from '../../../time/index.ts';
import { parseLength, parseTime } from './calendar-time.ts';
import { type Component, findLines } from './components.ts';
import { endOf } from './entry-length.ts';
import type { Zone } from './zones/index.ts';

/** The times of a list that are not free; undefined for one that cannot be read. */
export type ListedTimes = readonly (Interval | undefined)[];

/**
 * Reads the times of a list of busy times (`VFREEBUSY`), which are in UTC. One that is unreadable does not affect the
 * others.
 */
export function readFreeBusy(component: Component, utcZone: Zone): ListedTimes {
  const lines = findLines(component, 'FREEBUSY').filter(({ params }) => params.get('FBTYPE')?.toUpperCase() !== 'FREE');
  const periods = lines.flatMap(({ value }) => value.split(',')).filter((period) => period.trim() !== '');
  return periods.map((period) => readPeriod(period, utcZone));
}

function readPeriod(period: string, utcZone: Zone): Interval | undefined {
  const [from = '', to = ''] = period.split('/');
  const begin = parseTime(from);
  const end = parseTime(to);
  const length = parseLength(to);
  if (!begin || (!end && !length)) return undefined;
  const start = utcZone.toInstant(begin.wall);
  const ends = end ? utcZone.toInstant(end.wall) : length && endOf({ wall: begin.wall, zone: utcZone }, length);
  return ends === undefined || ends < start ? undefined : { start, end: ends };
}
