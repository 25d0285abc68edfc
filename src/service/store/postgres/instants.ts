import { type RawBuilder, sql } from 'kysely';
import { formatInstant, type Instant } from '../../../time/index.ts';

/** Writes an instant in UTC, for the database and for creation and change times. */
export function inUtc(instant: Instant): string {
  return formatInstant(instant, 0);
}

/** Writes an instant in a comparison. */
export function at(instant: Instant): RawBuilder<Instant> {
  return sql<Instant>`${inUtc(instant)}::timestamptz`;
}

/**
 * Dates a change of a row that has versions: at least a second after the change before. A version counts seconds, and a
 * client that read the row between two changes within one second would undo the later change. The second is added in
 * UTC: Citus refuses what depends on the time zone of the session.
 *
 * @param column The column of the date, which has to name its table where two are in scope.
 */
export function nextVersion(now: Instant, column = 'updated_at'): RawBuilder<string> {
  const former = sql.ref(column);
  return sql<string>`greatest(${at(now)}, (${former} at time zone 'utc' + interval '1 second') at time zone 'utc')`;
}
