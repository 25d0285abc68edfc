import type { Interval } from '../../../time/index.ts';
import { parseLength, parseTime } from './calendar-time.ts';
import { type Component, findLines } from './components.ts';
import { endOf } from './read-entry.ts';
import type { Zone } from './zones/index.ts';

/** Reads the times of a list of busy times (`VFREEBUSY`), which are of UTC; undefined when one cannot be read. */
export function readFreeBusy(component: Component, utcZone: Zone): Interval[] | undefined {
  const busy: Interval[] = [];
  for (const { params, value } of findLines(component, 'FREEBUSY')) {
    if (params.get('FBTYPE')?.toUpperCase() === 'FREE') continue;
    for (const period of value.split(',')) {
      const [from = '', to = ''] = period.split('/');
      const start = parseTime(from);
      const end = parseTime(to);
      const length = parseLength(to);
      if (!start || (!end && !length)) return undefined;
      const begins = utcZone.toInstant(start.wall);
      const ends = end ? utcZone.toInstant(end.wall) : length && endOf(start.wall, utcZone, length);
      if (ends === undefined || ends < begins) return undefined;
      if (begins < ends) busy.push({ start: begins, end: ends });
    }
  }
  return busy;
}
