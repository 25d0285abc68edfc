import { sql } from 'kysely';
import { expect, inject } from 'vitest';
import type { Store } from '../store/index.ts';

/**
 * For a test in which requests wait for a lock. The database ends such a wait after three seconds. On a busy machine the
 * next request may come to the lock later than that, and then the test begins again.
 */
export const lockRace = { retry: 3 };

/** Resolves once at least so many connections to a database wait for a lock. @throws after four seconds */
export async function untilLockWaits(trx: Store['db'], count: number): Promise<void> {
  await expect.poll(() => countLockWaits(trx), { timeout: 4000 }).toBeGreaterThanOrEqual(count);
}

/** Counts the connections to a database that wait for a lock. */
export async function countLockWaits(trx: Store['db']): Promise<number> {
  // Otherwise a transaction goes on seeing what it saw at its first look.
  await sql`select pg_stat_clear_snapshot()`.execute(trx);
  // On a cluster rows are locked, and waited for, on its nodes.
  const activity = sql.table(inject('nodeUrls').length > 0 ? 'citus_stat_activity' : 'pg_stat_activity');
  const { rows } = await sql`
    select from ${activity} where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
  return rows.length;
}
