import type { CompiledQuery } from 'kysely';
import type { PoolClient, QueryResult } from 'pg';
import { codeOf } from './postgres-error.ts';

/** The names of all statements that are prepared, by their text. */
const names = new Map<string, string>();

/** Whether a connection leads to one process of the server, where a prepared statement is found again. */
const isDirect = new WeakMap<PoolClient, boolean>();

/** The SQLSTATE of a prepared statement whose result has other types since a migration, and of one that was dropped. */
const unusable: ReadonlySet<string | undefined> = new Set(['0A000', '26000']);

/**
 * Makes each connection prepare a statement the first time, because parsing and planning it takes longer than running
 * it. Through a pooler such as PgBouncer it is sent like any other. Use it only for statements with few texts, whose plan
 * does not depend on their values. Within a transaction, the statement must return no column whose type a
 * migration may change: the transaction would fail once.
 */
export function prepared<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!names.has(query.sql)) names.set(query.sql, `prepared_${names.size}`);
  return query;
}

/**
 * Finds out whether a new connection is one to the server itself. A pooler makes up the process that it names to its
 * clients, because that changes with each transaction. Limits how long a statement may take in the server as well: it
 * would not notice that the connection was closed, and go on with a long search that no one waits for. Through a pooler
 * the limit would stay with a connection that others use, so transactions set their own.
 *
 * @param statementMillis 0 for the limit that the database has already
 */
export async function examine(client: PooledClient, statementMillis: number): Promise<void> {
  if (isDirect.has(client)) return;
  const { processID = null } = client;
  const limit = statementMillis === 0 ? 'null' : `set_config('statement_timeout', '${statementMillis}', false)`;
  const { rows } = await client.query<{ is_direct: boolean }>({
    text: `
      select is_direct, case when is_direct then ${limit} end
      from (select pg_backend_pid() is not distinct from ${processID} as is_direct) as examined`,
  });
  isDirect.set(client, rows[0]?.is_direct ?? false);
}

type PooledClient = PoolClient & { readonly processID?: number | null };

type Statement = {
  readonly text: string;
  readonly values: unknown[];
  /** Whether it is part of a transaction that has other statements. */
  readonly isInTransaction: boolean;
};

/**
 * Sends a statement at once, as a prepared one if it is to be prepared and can be. One that cannot be used any longer
 * is sent again without being prepared, but not if it failed in a transaction: by then that has been rolled back, and
 * only this statement would take effect.
 */
export function send(client: PoolClient, { text, values, isInTransaction }: Statement): Promise<QueryResult> {
  const name = isDirect.get(client) ? names.get(text) : undefined;
  if (name === undefined) return client.query(text, values);
  return client.query({ name, text, values }).catch((error) => {
    if (!unusable.has(codeOf(error))) throw error;
    isDirect.set(client, false);
    if (isInTransaction) throw error;
    return client.query(text, values);
  });
}
