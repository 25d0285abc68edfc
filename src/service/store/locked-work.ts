import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locked } from '../acts/index.ts';
import { inTransaction } from './in-transaction.ts';
import { codeOf } from './postgres-error.ts';
import type { Database } from './tables.ts';

const tries = 3;

const sqlStates = {
  exclusionViolation: '23P01',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
};

type Work<Result> = {
  readonly lock: RawBuilder<unknown>;
  readonly work: (open: Kysely<Database>) => Promise<Result>;
};

/**
 * Whoever waits for the lock waits for so long, and whoever has it and falls silent loses it: a process that hangs, or
 * whose machine is gone, would keep everybody else from it until the network finds out, hours later.
 */
const patience = sql`set local lock_timeout = '3s'; set local idle_in_transaction_session_timeout = '10s'`;

/** Waits for a lock, not for long, and works in the same transaction; what deadlocks is tried again. */
export async function workLocked<Result>(db: Kysely<Database>, { lock, work }: Work<Result>): Promise<Locked<Result>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await inTransaction(db, async (open) => {
        await patience.execute(open);
        await lock.execute(open);
        return work(open);
      });
      return { kind: 'done', result };
    } catch (error) {
      const failed = failureOf(error);
      if (failed === undefined) throw error;
      if (failed !== 'again') return { kind: failed };
      if (attempt === tries) return { kind: 'busy' };
    }
  }
}

function failureOf(error: unknown): Exclude<Locked<unknown>['kind'], 'done'> | 'again' | undefined {
  switch (codeOf(error)) {
    case sqlStates.exclusionViolation:
      return 'taken';
    case sqlStates.lockNotAvailable:
      return 'busy';
    case sqlStates.serializationFailure:
    case sqlStates.deadlockDetected:
      return 'again';
    default:
      return undefined;
  }
}
