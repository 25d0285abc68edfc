import { type Kysely, sql } from 'kysely';
import type { Records } from '../acts/index.ts';
import { createAvailabilities } from './availabilities.ts';
import { createBookingFormFields } from './booking-form-fields.ts';
import { createBookings } from './bookings.ts';
import { createCallers } from './callers.ts';
import { type ConnectOptions, connect } from './connect.ts';
import { createEventTypes } from './event-types.ts';
import { createEvents } from './events.ts';
import { createHostLock } from './host-lock.ts';
import { migrate } from './migrate.ts';
import { isUnavailable } from './postgres-error.ts';
import type { Database } from './tables.ts';
import { createUsers } from './users.ts';

/** The records of the service in PostgreSQL, and what whoever runs it must be able to do with them. */
export type Store = Records & {
  /** The connection, for what is not the service's own business: seeding, keys, backups. */
  readonly db: Kysely<Database>;
  /** Brings the tables up to date; any number of replicas may at once. */
  migrate(): Promise<void>;
  /** Throws unless the database answers. */
  ping(): Promise<void>;
  /** Lets running work finish, then closes all connections. */
  close(): Promise<void>;
};

/** Opens the store; throws when the database cannot be reached. */
export async function openStore(options: ConnectOptions): Promise<Store> {
  const db = connect(options);
  const store: Store = {
    ...createCallers(db),
    ...createUsers(db),
    ...createAvailabilities(db),
    ...createEventTypes(db),
    ...createBookingFormFields(db),
    ...createBookings(db),
    ...createEvents(db),
    ...createHostLock(db),
    isUnavailable,
    db,
    migrate: () => migrate(db),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
  try {
    await store.ping();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
