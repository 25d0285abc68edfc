import type { ColumnType } from 'kysely';
import type { Instant } from '../../../time/index.ts';

/** Read as an instant, written as ISO 8601. */
export type Timestamp = ColumnType<Instant, string, string>;

/** Null by default. */
export type OptionalTimestamp = ColumnType<Instant | null, string | undefined, string | null>;

export type Timestamps = { created_at: Timestamp; updated_at: Timestamp };

/** Read as a value, written as JSON text: `pg` would write an array as a PostgreSQL array. */
export type Json<Value> = ColumnType<Value, string, string>;
/** If it is not sent, the table's default applies. */
export type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;
export type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** Null by default. */
export type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
