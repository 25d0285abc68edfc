import { type Kysely, sql } from 'kysely';
import type { PeopleRecords, Records } from '../records/index.ts';
import { createRecentBusyTimes } from './calendars/index.ts';
import { createRecords } from './create-records.ts';
import { createBookings } from './events/index.ts';
import { createShares } from './locks/index.ts';
import { isMigrated, migrate } from './migrate/index.ts';
import { createPeople } from './people/index.ts';
import { type ConnectOptions, connect } from './postgres/index.ts';
import { shareReads } from './share-reads.ts';
import type { Database } from './tables/index.ts';

/** The records of the service in PostgreSQL, and what its operator needs. */
export type Store = Records & {
  /** The people who can sign in to the console. */
  readonly people: PeopleRecords;
  /** The connection, for what is not the service's own job: seeding, keys, backups. */
  readonly db: Kysely<Database>;
  /** Upgrades the tables, or only up to one migration. Any number of replicas may do so at the same time. */
  migrate(name?: string): Promise<void>;
  /** Returns whether the tables are up to date. Throws if the database does not respond. */
  isMigrated(): Promise<boolean>;
  /** Throws if the database does not respond. */
  ping(): Promise<void>;
  /** Waits for running work, then closes all connections. */
  close(): Promise<void>;
};

/** Opens the store. Throws if the database cannot be reached. */
export async function openStore(options: ConnectOptions): Promise<Store> {
  const db = connect(options);
  const shares = createShares(options);
  const store: Store = {
    ...shareReads({ ...createRecords(db, shares), ...createBookings(db, createRecentBusyTimes(db)) }, shares),
    people: createPeople(db),
    db,
    migrate: (name) => migrateUnhurried(options, name),
    isMigrated: () => isMigrated(db),
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

/**
 * A migration has no time limit: it may have to read a large table, or wait for another replica. One connection holds a
 * lock, and another may build an index in the meantime.
 */
async function migrateUnhurried(options: ConnectOptions, name: string | undefined): Promise<void> {
  const db = connect({ ...options, poolSize: 2, queryTimeoutMillis: 0 });
  try {
    await migrate(db, name);
  } finally {
    await db.destroy();
  }
}
