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
