import { maxSlots, type ProblemResult, refuseField } from '../../../contract/index.ts';
import { type DateRange, rangeOfDates } from '../../../slots/index.ts';
import { addDays, type Instant, localDateAt, type ZoneName } from '../../../time/index.ts';

/** Dates, read in a zone. */
export type DatesInZone = { readonly dates: DateRange; readonly zone: ZoneName };

type TooMany = {
  /** When the first item begins that the response has no room for. */
  readonly tooMany: Instant;
  /** The items of which there are too many. */
  readonly noun: 'slots' | 'windows';
};

/** Refuses dates with more items than a response can hold, and names the last date up to which all of them fit. */
export function refuseDates({ dates, zone }: DatesInZone, { tooMany, noun }: TooMany): ProblemResult {
  const date = localDateAt(tooMany, zone);
  let last = date < dates.to ? date : dates.to;
  // Items on the remaining dates come before the first one that does not fit, even if clocks were set back across
  // midnight.
  while (last > dates.from && rangeOfDates({ from: last, to: last }, zone).end > tooMany) last = addDays(last, -1);
  const actual = `more than ${maxSlots.toLocaleString('en')} ${noun} up to ${dates.to}`;
  return refuseField('end', `must be ${last} or earlier, found ${actual}`);
}
