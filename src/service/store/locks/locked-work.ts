import type { Kysely, RawBuilder } from 'kysely';
import { type Queue, type QueueKey, whenFull } from '../../concurrency/index.ts';
import type { LockResult } from '../../records/index.ts';
import { codeOf, inLockedTransaction } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

const attempts = 3;

const sqlStates = {
  exclusionViolation: '23P01',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
};

type Work<Read, Result> = {
  /** The owner of the lock. */
  readonly owner: QueueKey;
  /** Keeps most of the requests that wait for the lock from holding a connection. */
  readonly queue: Queue;
  readonly lock: RawBuilder<unknown>;
  /** Reads what the work begins with, in the same round trip as the lock. */
  readonly read: (trx: Kysely<Database>) => Promise<Read>;
  readonly work: (trx: Kysely<Database>, data: Read) => Promise<Result>;
};

/**
 * Waits for a lock for a limited time, and works in the same transaction. Retries after a deadlock. Within an open
 * transaction there is already a connection, and the queue has been passed.
 */
export async function workLocked<Read, Result>(
  db: Kysely<Database>,
  work: Work<Read, Result>,
): Promise<LockResult<Result>> {
  if (db.isTransaction) return tryLocked(db, work);
  return whenFull(
    work.queue(work.owner, () => tryLocked(db, work)),
    () => ({ kind: 'busy' }),
  );
}

async function tryLocked<Read, Result>(
  db: Kysely<Database>,
  { lock, read, work }: Work<Read, Result>,
): Promise<LockResult<Result>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await inLockedTransaction(db, { lock, read, work });
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
