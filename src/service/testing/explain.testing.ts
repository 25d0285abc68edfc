import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

type PreparedQuery = { readonly text?: string; readonly values?: readonly unknown[] };

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly Plans?: readonly Plan[];
};

/** The tables that are slow to search without an index. */
const bigTables = [
  ...['meetings', 'meeting_hosts', 'events', 'contacts', 'deliveries', 'due_accounts'],
  ...['sessions', 'sign_in_links', 'known_browsers'],
];
const indexesOfBigTables = new RegExp(`^(${bigTables.join('|')})_`);

/** The list of the current `statementsOf`. The services of other test files may still send statements of their own. */
const recording = new AsyncLocalStorage<Statement[]>();

/** Returns the statements that a function sends to the database. */
export async function statementsOf(run: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = Client.prototype;
  // Every query of the pool passes here, with a text and its values; prepared ones as one object.
  Client.prototype.query = function record(this: Client, ...args: unknown[]) {
    const [sent, ownValues] = args;
    const { text, values } =
      typeof sent === 'string' ? { text: sent, values: ownValues ?? [] } : (sent as PreparedQuery);
    if (text !== undefined && values !== undefined)
      recording.getStore()?.push({ text, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await recording.run(statements, run);
  } finally {
    Client.prototype.query = query;
  }
  return statements;
}

/**
 * Returns how each query of a big table is answered: by which index, or by reading the whole table. Changes are rolled
 * back.
 */
export async function explain(
  client: Client,
  statements: readonly Statement[],
  pattern: RegExp = /^select/i,
): Promise<string[]> {
  const lines: string[] = [];
  for (const { text, values } of statements) {
    if (!pattern.test(text)) continue;
    await client.query('begin');
    const { rows } = await client.query(`explain (analyze, format json) ${text}`, [...values]);
    await client.query('rollback');
    const [{ Plan: plan, 'Execution Time': millis }] = rows[0]['QUERY PLAN'];
    const scans = scansIn(plan);
    if (scans.length > 0) lines.push(`${millis.toFixed(1).padStart(6)} ms  ${[...new Set(scans)].join(', ')}`);
  }
  return lines;
}

function scansIn(plan: Plan): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index } = plan;
  const inner = (plan.Plans ?? []).flatMap(scansIn);
  if (type === 'Seq Scan' && bigTables.includes(table)) return [`ALL OF ${table}`, ...inner];
  return index && indexesOfBigTables.test(index) ? [`${index} (${type})`, ...inner] : inner;
}
