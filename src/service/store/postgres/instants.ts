import { type RawBuilder, sql } from 'kysely';
import { formatInstant, type Instant } from '../../../time/index.ts';

/** Writes an instant in UTC, for the database and for the times at which a thing was made or changed. */
export function inUtc(instant: Instant): string {
  return formatInstant(instant, 0);
}

/** Names an instant in a comparison. */
export function at(instant: Instant): RawBuilder<Instant> {
  return sql<Instant>`${inUtc(instant)}::timestamptz`;
}
