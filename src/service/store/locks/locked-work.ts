import type { Kysely, RawBuilder } from 'kysely';
import { type Queue, QueueFullError, type QueueKey } from '../../concurrency/index.ts';
import type { LockResult } from '../../records/index.ts';
import { codeOf, inTransaction } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

const attempts = 3;

const sqlStates = {
  exclusionViolation: '23P01',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
};

type Work<Result> = {
  /** The owner of the lock. */
  readonly owner: QueueKey;
  /** Keeps most of the requests that wait for the lock from holding a connection. */
  readonly queue: Queue;
  readonly lock: RawBuilder<unknown>;
  readonly work: (trx: Kysely<Database>) => Promise<Result>;
};

/**
 * Waits for a lock for a limited time, and works in the same transaction. Retries after a deadlock. Within an open
 * transaction there is already a connection, and the queue has been passed.
 */
export async function workLocked<Result>(db: Kysely<Database>, work: Work<Result>): Promise<LockResult<Result>> {
  if (db.isTransaction) return tryLocked(db, work);
  try {
    return await work.queue(work.owner, () => tryLocked(db, work));
  } catch (error) {
    if (error instanceof QueueFullError) return { kind: 'busy' };
    throw error;
  }
}

async function tryLocked<Result>(db: Kysely<Database>, { lock, work }: Work<Result>): Promise<LockResult<Result>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await inTransaction(db, work, lock);
      return { kind: 'done', result };
    } catch (error) {
      const failed = failureOf(error);
      if (failed === undefined) throw error;
      if (failed !== 'again') return { kind: failed };
      if (attempt === attempts) return { kind: 'busy' };
    }
  }
}

function failureOf(error: unknown): Exclude<LockResult<unknown>['kind'], 'done'> | 'again' | undefined {
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
