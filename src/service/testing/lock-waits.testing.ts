import { sql } from 'kysely';
import { expect, inject } from 'vitest';
import type { Store } from '../store/index.ts';

/**
 * For a test in which requests wait for a lock. The database ends a wait after three seconds, which may be too short for
 * a busy machine to send the next request. The test then starts again.
 */
export const lockRace = { retry: 3 };

/** Resolves once at least `count` connections to a database wait for a lock. Throws after four seconds. */
export async function untilLockWaits(trx: Store['db'], count: number): Promise<void> {
  await expect.poll(() => countLockWaits(trx), { timeout: 4000 }).toBeGreaterThanOrEqual(count);
}

/** Counts the connections to a database that wait for a lock. */
export async function countLockWaits(trx: Store['db']): Promise<number> {
  // Otherwise a transaction keeps seeing the activity that it saw first.
  await sql`select pg_stat_clear_snapshot()`.execute(trx);
  // On a cluster rows are locked, and waited for, on its nodes.
  const activity = sql.table(inject('nodeUrls').length > 0 ? 'citus_stat_activity' : 'pg_stat_activity');
  const { rows } = await sql`
    select from ${activity} where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
  return rows.length;
}
