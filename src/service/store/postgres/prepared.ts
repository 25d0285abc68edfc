import type { CompiledQuery } from 'kysely';
import type { PoolClient, QueryResult } from 'pg';
import { codeOf } from './postgres-error.ts';

/** The names of all statements that are prepared, by their text. */
const names = new Map<string, string>();

/** The connections that lead to one process of the server each, where a prepared statement is found again. */
const direct = new WeakSet<PoolClient>();
const examined = new WeakSet<PoolClient>();

/** The SQLSTATE of a prepared statement whose result has other types since a migration, and of one that was dropped. */
const unusable: ReadonlySet<string | undefined> = new Set(['0A000', '26000']);

/**
 * Makes each connection prepare a statement the first time, because parsing and planning it takes longer than running
 * it; through a pooler such as PgBouncer it is sent like any other. Only for a statement that has one of few texts, whose
 * plan does not depend on its values, and that is sent outside of transactions or returns no columns: after a migration
 * that changes the types of its result it has to be sent again.
 */
export function prepared<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!names.has(query.sql)) names.set(query.sql, `prepared_${names.size}`);
  return query;
}

/**
 * Finds out whether a new connection is one to the server itself. A pooler makes up the process that it names to its
 * clients, because that changes with each transaction.
 */
export async function examine(client: PoolClient & { readonly processID?: number | null }): Promise<void> {
  if (examined.has(client)) return;
  const { rows } = await client.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
  examined.add(client);
  if (rows[0]?.pid === client.processID) direct.add(client);
}

/** Sends a statement at once, as a prepared one if it is to be prepared and can be. */
export function send(client: PoolClient, text: string, values: unknown[]): Promise<QueryResult> {
  const name = direct.has(client) ? names.get(text) : undefined;
  if (name === undefined) return client.query(text, values);
  return client.query({ name, text, values }).catch((error) => {
    if (!unusable.has(codeOf(error))) throw error;
    direct.delete(client);
    return client.query(text, values);
  });
}
