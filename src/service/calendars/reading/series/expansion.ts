import type { Interval } from '../../../../time/index.ts';
import type { Entry } from '../read-entry.ts';
import type { WorkLimit } from '../recurrence/index.ts';
import type { Zone } from '../zones/index.ts';

/** The range in which to expand a series, and what the work may cost. */
export type Expansion = {
  readonly range: Interval;
  /** Decides on which day of the calendar an instant is. */
  readonly calendarZone: Zone;
  readonly limit: WorkLimit;
};

/** A series to expand. */
export type SeriesExpansion = Expansion & {
  readonly entry: Entry;
  /** The replacements that change all later occurrences as well. */
  readonly changes: readonly Entry[];
};
