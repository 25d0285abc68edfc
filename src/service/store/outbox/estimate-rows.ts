import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../tables/index.ts';

type QueryPlans = readonly { readonly Plan: Plan }[];

type Plan = {
  readonly 'Plan Rows': number;
  /** The plan of a Citus cluster for its nodes. Its own estimate is the same for any query. */
  readonly 'Distributed Query'?: {
    readonly Job: { readonly Tasks: readonly { readonly 'Remote Plan': readonly QueryPlans[] }[] };
  };
};

/** Returns how many rows the planner expects from a query, on all nodes together. */
export async function estimateRows(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Only a cluster knows this setting; without it, a cluster would explain one task of many.
    await sql`set local citus.explain_all_tasks = 'on'`.execute(trx);
    const explanation = await sql<{ 'QUERY PLAN': QueryPlans }>`explain (format json) ${query}`.execute(trx);
    return sum(explanation.rows.map((row) => rowsOf(row['QUERY PLAN'])));
  });
}

function rowsOf(plans: QueryPlans): number {
  return sum(
    plans.map(({ Plan: plan }) => {
      const tasks = plan['Distributed Query']?.Job.Tasks;
      return tasks ? sum(tasks.flatMap((task) => task['Remote Plan'].map(rowsOf))) : plan['Plan Rows'];
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
