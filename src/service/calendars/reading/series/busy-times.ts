import { asInstant, type Interval, laterOf, overlaps } from '../../../../time/index.ts';
import { endOf } from '../entry-length.ts';
import type { Entry } from '../read-entry.ts';
import { instantOf } from '../zoned-time.ts';
import type { Expansion } from './expansion.ts';

/** A time at which an entry keeps its host busy. */
export type BusyTime = Interval & {
  readonly uid: string | undefined;
  readonly sequence: number;
  /** Whether it is the travel time before the entry. @default false */
  readonly isTravel?: boolean;
};

type Occurrence = Pick<Entry, 'start' | 'length'> &
  Pick<Expansion, 'range'> & {
    /** The entry that says how it keeps the host busy. */
    readonly entry: Entry;
  };

/** Finds when an occurrence keeps the host busy and, separately, the travel time before it. */
export function* busyOf({ entry, start: time, length, range }: Occurrence): Generator<BusyTime> {
  const { blocks, uid, sequence, travelMillis } = entry;
  if (!blocks) return;
  const [start, end] = [instantOf(time), endOf(time, length)];
  const leaves = asInstant(start - travelMillis);
  if (start < end && overlaps({ start, end }, range)) yield { start, end, uid, sequence };
  if (leaves < start && overlaps({ start: leaves, end: start }, range)) {
    yield { start: leaves, end: start, uid, sequence, isTravel: true };
  }
}

/**
 * Joins times of an entry that adjoin or overlap, travel times apart from the others: a rule may name every minute of a
 * year.
 */
export function* joinTimes(times: Iterable<BusyTime>): Generator<BusyTime> {
  const last = new Map<boolean, BusyTime>();
  for (const time of times) {
    const isTravel = time.isTravel === true;
    const previous = last.get(isTravel);
    const adjoins =
      previous && time.sequence === previous.sequence && time.start >= previous.start && time.start <= previous.end;
    if (previous && !adjoins) yield previous;
    last.set(isTravel, adjoins ? { ...previous, end: laterOf(previous.end, time.end) } : time);
  }
  yield* last.values();
}
