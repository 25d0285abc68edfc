import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { asInstant, type Instant } from '../../time/index.ts';
import type { Database } from './tables.ts';

export type ConnectOptions = {
  /** As `postgres://user:password@host/name`. */
  readonly databaseUrl: string;
  /** Connections at the most: bookings of one host wait in line on one each, so leave room for reading. @default 20 */
  readonly poolSize?: number;
  /** Told when a connection is lost, in use or not; the next request opens another. */
  readonly onConnectionLost?: (error: Error) => void;
};

const connectTimeoutMillis = 5000;
/** A server that vanished without a word is found out by this, and whoever waits for its answer waits no longer. */
const keepAliveMillis = 10_000;

const readDate = types.getTypeParser(types.builtins.TIMESTAMPTZ);

/** Opens a pool whose rows hold instants and numbers; the parsers of `pg` itself, shared by the process, stay as they are. */
export function connect({ databaseUrl, poolSize = 20, onConnectionLost }: ConnectOptions): Kysely<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMillis,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMillis,
    types: { getTypeParser },
  });
  // Without listeners Node ends the process, and the pool listens only to connections that nobody is using.
  pool.on('connect', (client) => client.on('error', (error) => onConnectionLost?.(error)));
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

const getTypeParser: typeof types.getTypeParser = function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === types.builtins.TIMESTAMPTZ) return readInstant;
  if (oid === types.builtins.INT8) return Number;
  return types.getTypeParser(oid, format);
};

function readInstant(text: string): Instant {
  return asInstant(readDate(text).getTime());
}
