import { type Kysely, sql, type Transaction } from 'kysely';
import type { Desk, Host, Locked, Records } from '../acts/index.ts';
import { createBookingFormFields } from './booking-form-fields.ts';
import { createBookings } from './bookings.ts';
import { createContacts } from './contacts.ts';
import { createEventTypes } from './event-types.ts';
import { createEvents } from './events.ts';
import { codeOf } from './postgres-error.ts';
import type { Database } from './tables.ts';

const tries = 3;

const sqlStates = {
  exclusionViolation: '23P01',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
};

/**
 * Bookings of one host queue at the host's row, so that each is judged with all earlier ones in sight. The exclusion
 * constraint alone would also keep them apart, but overlapping ones that arrive together deadlock for seconds.
 */
export function createHostLock(db: Kysely<Database>): Pick<Records, 'withHostLocked'> {
  return {
    async withHostLocked(host, work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return { kind: 'done', result: await inTransaction(db, (open) => workLocked(open, { host, work })) };
        } catch (error) {
          const failed = failureOf(error);
          if (failed === undefined) throw error;
          if (failed !== 'again') return { kind: failed };
          if (attempt === tries) return { kind: 'busy' };
        }
      }
    },
  };
}

/** Each statement must see what was committed while we waited for the lock. */
function inTransaction<Result>(
  db: Kysely<Database>,
  act: (open: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().setIsolationLevel('read committed').execute(act);
}

type Work<Result> = { readonly host: Host; readonly work: (desk: Desk) => Promise<Result> };

async function workLocked<Result>(
  open: Transaction<Database>,
  { host: { accountId, userId }, work }: Work<Result>,
): Promise<Result> {
  await sql`set local lock_timeout = '3s'`.execute(open);
  await open
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  return work(createDesk(open));
}

function createDesk(open: Transaction<Database>): Desk {
  return {
    ...createEventTypes(open),
    ...createBookingFormFields(open),
    ...createBookings(open),
    ...createContacts(open),
    ...createEvents(open),
  };
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
