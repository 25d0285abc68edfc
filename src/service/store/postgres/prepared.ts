import type { CompiledQuery, Kysely } from 'kysely';
import type { PoolClient, QueryResult } from 'pg';
import { codeOf } from './postgres-error.ts';

/** The names of all statements that are prepared, by their text. */
const names = new Map<string, string>();

/** Whether a connection leads to one process of the server, where a prepared statement is found again. */
const directness = new WeakMap<PoolClient, boolean>();

/** The SQLSTATE of a prepared statement whose result has other types since a migration. */
const resultChanged = '0A000';

/**
 * Executes a statement that each connection prepares the first time: parsing and planning it takes longer than running
 * it. Only for a statement outside of transactions, with the same text each time, whose plan does not depend on its
 * values. Through a pooler such as PgBouncer it is sent like any other.
 */
export async function executePrepared<Row, Tables>(db: Kysely<Tables>, query: CompiledQuery<Row>): Promise<Row[]> {
  if (!names.has(query.sql)) names.set(query.sql, `prepared_${names.size}`);
  return (await db.executeQuery(query)).rows;
}

/** Sends a statement, as a prepared one if it is to be prepared. */
export async function send(client: PoolClient, text: string, values: unknown[]): Promise<QueryResult> {
  const name = names.get(text);
  if (name === undefined || !(await isDirect(client))) return client.query(text, values);
  try {
    return await client.query({ name, text, values });
  } catch (error) {
    if (codeOf(error) !== resultChanged) throw error;
    directness.set(client, false);
    return client.query(text, values);
  }
}

/** A pooler makes up the process that it names to its clients, because that changes with each transaction. */
async function isDirect(client: PoolClient & { readonly processID?: number | null }): Promise<boolean> {
  const known = directness.get(client);
  if (known !== undefined) return known;
  const { rows } = await client.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
  const isSame = rows[0]?.pid === client.processID;
  directness.set(client, isSame);
  return isSame;
}
