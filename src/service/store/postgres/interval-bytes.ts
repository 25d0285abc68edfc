import { type RawBuilder, sql } from 'kysely';
import { type Instant, type Interval, type PackedIntervals, unpackIntervals } from '../../../time/index.ts';

/** PostgreSQL counts microseconds from the year 2000. */
const epoch = Date.UTC(2000, 0);
/** The weight of the upper half of a 64-bit number. */
const halfRange = 2 ** 32;

/** The id of the type `timestamptz`. */
const instantType = 1184;
const instantBytes = 8;
/** The length of a value, and the value. */
const elementBytes = 4 + instantBytes;

/**
 * Sends instants, in milliseconds, as one array in PostgreSQL's binary format: writing and reading thousands of times
 * as text would take longer than storing them.
 */
export function instantArray(instants: ArrayLike<number>): RawBuilder<Instant[]> {
  // The number of dimensions, no nulls, and for each dimension its length and lower bound. An empty array has no
  // dimensions.
  const header = instants.length === 0 ? [0, 0, instantType] : [1, 0, instantType, instants.length, 1];
  const bytes = Buffer.allocUnsafe(header.length * 4 + instants.length * elementBytes);
  const view = viewOf(bytes);
  for (const [index, value] of header.entries()) view.setInt32(index * 4, value);
  let at = header.length * 4;
  for (let index = 0; index < instants.length; index += 1) {
    const micros = ((instants[index] ?? 0) - epoch) * 1000;
    const upper = Math.floor(micros / halfRange);
    view.setInt32(at, instantBytes);
    view.setInt32(at + 4, upper);
    view.setUint32(at + 8, micros - upper * halfRange);
    at += elementBytes;
  }
  return sql<Instant[]>`${bytes}::timestamptz[]`;
}

/** Collects the intervals of all rows in one value, to be read by `readIntervals`; null without rows. */
export function gatherIntervals(start: RawBuilder<Instant>, end: RawBuilder<Instant>): RawBuilder<Buffer | null> {
  return sql<Buffer | null>`string_agg(timestamptz_send(${start}) || timestamptz_send(${end}), '')`;
}

/** Reads collected intervals, in the order of their rows. */
export function readIntervals(bytes: Buffer | null | undefined): Interval[] {
  return unpackIntervals(readPackedIntervals(bytes));
}

/** Reads collected intervals, in the order of their rows. */
export function readPackedIntervals(bytes: Buffer | null | undefined): PackedIntervals {
  const intervals = new Float64Array((bytes?.byteLength ?? 0) / instantBytes);
  if (!bytes) return intervals;
  const view = viewOf(bytes);
  for (let index = 0; index < intervals.length; index += 1) intervals[index] = readInstant(view, index * instantBytes);
  return intervals;
}

/** Numbers are read and written through a view many times as fast as by the methods of a buffer. */
function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function readInstant(view: DataView, at: number): number {
  const micros = view.getInt32(at) * halfRange + view.getUint32(at + 4);
  return Math.floor(micros / 1000) + epoch; // what `timestamptz_send` wrote
}
