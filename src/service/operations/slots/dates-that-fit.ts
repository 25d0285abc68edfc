import { mostSlots, type Refused, refuse } from '../../../contract/index.ts';
import { type DateRange, rangeOfDates } from '../../../slots/index.ts';
import { addDays, type Instant, localDateAt, type ZoneName } from '../../../time/index.ts';

/** Dates, read in a zone. */
export type DatesInZone = { readonly dates: DateRange; readonly zone: ZoneName };

type TooMany = {
  /** When the first thing begins that an answer has no room for. */
  readonly tooMany: Instant;
  /** What there is too much of. */
  readonly noun: 'slots' | 'windows';
};

/** Refuses dates that hold more than an answer may, and names the last date up to which all of it fits. */
export function refuseDates({ dates, zone }: DatesInZone, { tooMany, noun }: TooMany): Refused {
  const date = localDateAt(tooMany, zone);
  let last = date < dates.to ? date : dates.to;
  // What begins on the dates that are left comes before what is too much, also where clocks were put back over midnight.
  while (last > dates.from && rangeOfDates({ from: last, to: last }, zone).end > tooMany) last = addDays(last, -1);
  const found = `more than ${mostSlots.toLocaleString('en')} ${noun} up to ${dates.to}`;
  return refuse({ code: 'validation_failed', errors: { end: [`must be ${last} or earlier, found ${found}`] } });
}
