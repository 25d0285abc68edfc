import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { asInstant, type Instant } from '../../../time/index.ts';
import type { Database } from '../tables/index.ts';
import { BatchingSocket } from './batching-socket.ts';
import { codeOf, isQueryTimeout } from './postgres-error.ts';

export type ConnectOptions = {
  /** As `postgres://user:password@host/name`. */
  readonly databaseUrl: string;
  /** Connections at the most; one account takes a quarter of them, and no more than 4. @default 20 */
  readonly poolSize?: number;
  /** How long a query may take; 0 for as long as it likes. @default 5000 */
  readonly queryTimeoutMillis?: number;
  /** Called when a connection is lost, in use or not; the next request opens another. */
  readonly onConnectionLost?: (error: Error) => void;
};

export const defaultPoolSize = 20;

/** How long a request waits for a connection, be it a new one or one that others use. */
const connectTimeoutMillis = 4000;
/**
 * Longer than the database itself lets a statement of a transaction take: this one finds out a server that says nothing
 * at all, its disk or its machine hanging.
 */
const defaultQueryTimeoutMillis = 5000;
/** Detects a server that vanished without a word while no query runs. */
const keepAliveMillis = 10_000;

const readDate = types.getTypeParser(types.builtins.TIMESTAMPTZ);

/**
 * Opens a pool whose rows hold instants and numbers; the parsers of `pg` itself, shared by the process, stay as they
 * are.
 */
export function connect({
  databaseUrl,
  poolSize = defaultPoolSize,
  queryTimeoutMillis = defaultQueryTimeoutMillis,
  onConnectionLost,
}: ConnectOptions): Kysely<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMillis,
    query_timeout: queryTimeoutMillis,
    // A query is sent although the one before it is not answered yet: those of a transaction may go together.
    pipeline: true,
    stream: () => new BatchingSocket(),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMillis,
    types: { getTypeParser },
  });
  // Without listeners Node ends the process, and the pool listens only to connections that nobody is using.
  pool.on('connect', (client) => client.on('error', (error) => onConnectionLost?.(error)));
  pool.on('error', () => undefined);
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: { connect: async () => discardHung(await pool.connect()), end: () => pool.end() },
    }),
  });
}

/** The SQLSTATE of a statement that came after the one that broke the transaction. */
const transactionBroken = '25P02';

/**
 * A connection whose query timed out still waits for that result, and so would its next query, `rollback`
 * first of all: it fails at once instead, and is closed when it returns to the pool. Statements that were sent together
 * fail by what broke their transaction, whichever of them is heard first.
 */
function discardHung(client: PoolClient): PostgresPoolClient {
  let timeout: Error | undefined;
  let cause: unknown;
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (timeout) throw timeout;
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      if (isQueryTimeout(error)) timeout = error;
      if (cause !== undefined && codeOf(error) === transactionBroken) throw cause;
      cause = error;
      throw error;
    }
  };
  return {
    // Kysely calls the same method for cursors only if it has been configured with some.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(timeout),
  };
}

const getTypeParser: typeof types.getTypeParser = function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === types.builtins.TIMESTAMPTZ) return readInstant;
  if (oid === types.builtins.INT8) return Number;
  return types.getTypeParser(oid, format);
};

function readInstant(text: string): Instant {
  return asInstant(readDate(text).getTime());
}
