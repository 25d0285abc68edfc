import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { asInstant, type Instant } from '../../../time/index.ts';
import type { Database } from '../tables/index.ts';
import { BatchingSocket } from './batching-socket.ts';
import { codeOf, isQueryTimeout } from './postgres-error.ts';
import { examine, send } from './prepared.ts';

export type ConnectOptions = {
  /** Such as `postgres://user:password@host/name`. */
  readonly databaseUrl: string;
  /** The most connections. One account takes up to a quarter of them, and no more than 4. @default 20 */
  readonly poolSize?: number;
  /** How long a query may take, in milliseconds; 0 for no limit. @default 5000 */
  readonly queryTimeoutMillis?: number;
  /**
   * How many times as long as usual a request waits for a connection, a query or its turn. Tests raise it: a process of
   * a busy machine may get no processor for seconds. @default 1
   */
  readonly patience?: number;
  /** Called when a connection is lost, whether or not it is in use. The next request opens another. */
  readonly onConnectionLost?: (error: Error) => void;
};

export const defaultPoolSize = 20;

/** How long a request waits for a connection, whether a new one or one that others use. */
const connectTimeoutMillis = 4000;
/**
 * Longer than the database's own limit for a statement: this detects a server that does not respond at all, because its
 * disk or its machine hangs.
 */
const defaultQueryTimeoutMillis = 5000;
/** The database's own limit, as a share of that. */
const statementShare = 0.9;
/** Detects a server that vanished while no query runs. */
const keepAliveMillis = 10_000;

const readDate = types.getTypeParser(types.builtins.TIMESTAMPTZ);

/**
 * Opens a pool whose rows hold instants and numbers. The parsers of `pg` itself, which the process shares, are not
 * changed.
 */
export function connect({
  databaseUrl,
  poolSize = defaultPoolSize,
  patience = 1,
  queryTimeoutMillis = defaultQueryTimeoutMillis * patience,
  onConnectionLost,
}: ConnectOptions): Kysely<Database> {
  const statementMillis = Math.round(queryTimeoutMillis * statementShare);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMillis * patience,
    query_timeout: queryTimeoutMillis,
    // A query is sent before the previous one is answered: those of a transaction may be sent together.
    pipeline: true,
    stream: () => new BatchingSocket(),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMillis,
    types: { getTypeParser },
  });
  // Without listeners Node ends the process, and the pool listens only to idle connections.
  pool.on('connect', (client) => client.on('error', (error) => onConnectionLost?.(error)));
  pool.on('error', () => undefined);
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: { connect: async () => discardHung(await connectAndExamine(pool, statementMillis)), end: () => pool.end() },
    }),
  });
}

async function connectAndExamine(pool: Pool, statementMillis: number): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    await examine(client, statementMillis);
  } catch (error) {
    client.release(true);
    throw error;
  }
  return client;
}

/** The SQLSTATE of a statement after the one that broke the transaction. */
const brokenTransaction = '25P02';

/** Matches the beginning of a transaction. When that ends, the connection goes back to the pool. */
const beginning = /^\s*(begin|start transaction)\b/;

/**
 * A connection whose query timed out still waits for that result, and its next query, usually `rollback`, would wait
 * too. Instead it fails at once, and is closed when it returns to the pool. Statements that were sent together fail
 * with the error that broke their transaction, whichever of them is answered first.
 */
function discardHung(client: PoolClient): PostgresPoolClient {
  let timeout: Error | undefined;
  let cause: unknown;
  let isInTransaction = false;
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (timeout) throw timeout;
    isInTransaction ||= beginning.test(text);
    try {
      return await send(client, { text, values: [...parameters], isInTransaction });
    } catch (error) {
      if (isQueryTimeout(error)) timeout = error;
      if (cause !== undefined && codeOf(error) === brokenTransaction) throw cause;
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
