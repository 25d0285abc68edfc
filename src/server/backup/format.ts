import * as v from 'valibot';

/**
 * A backup is a text compressed with gzip: a line of JSON that describes it; for each table a line of JSON, its rows as
 * PostgreSQL's `copy` writes them, and a line `\.`, which no row can be; then the values of the sequences, and the
 * SHA-256 of everything before.
 */
export const formatName = 'sched-booking backup';
export const formatVersion = 1;
export const endOfTable = '\\.\n';

export type Heading = v.InferOutput<typeof Heading>;
export type TableHeading = v.InferOutput<typeof TableHeading>;
export type Trailer = v.InferOutput<typeof Trailer>;

/** The migrations that created the tables in the backup. */
export const Heading = v.object({
  format: v.literal(formatName),
  version: v.literal(formatVersion),
  migrations: v.pipe(v.array(v.string()), v.readonly()),
});

export const TableHeading = v.object({ table: v.string(), columns: v.pipe(v.array(v.string()), v.readonly()) });

/** The last value of each sequence of ids. */
export const Trailer = v.object({ sequences: v.record(v.string(), v.number()) });

export const Checksum = v.object({ sha256: v.string() });
