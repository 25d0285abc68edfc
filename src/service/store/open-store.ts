import { type Kysely, sql } from 'kysely';
import type { PeopleRecords, Records } from '../records/index.ts';
import { createRecords } from './create-records.ts';
import { createShares } from './locks/index.ts';
import { isMigrated, migrate } from './migrate/index.ts';
import { createPeople } from './people/index.ts';
import { type ConnectOptions, connect, defaultPoolSize } from './postgres/index.ts';
import { shareReads } from './share-reads.ts';
import type { Database } from './tables/index.ts';

/** The records of the service in PostgreSQL, and what whoever runs it must be able to do with them. */
export type Store = Records & {
  /** Who can sign in to the console. */
  readonly people: PeopleRecords;
  /** The connection, for what is not the service's own business: seeding, keys, backups. */
  readonly db: Kysely<Database>;
  /** Brings the tables up to date, or only as far as one migration; any number of replicas may at once. */
  migrate(name?: string): Promise<void>;
  /** Returns whether the tables are up to date; throws unless the database answers. */
  isMigrated(): Promise<boolean>;
  /** Throws unless the database answers. */
  ping(): Promise<void>;
  /** Lets running work finish, then closes all connections. */
  close(): Promise<void>;
};

/** Opens the store; throws when the database cannot be reached. */
export async function openStore(options: ConnectOptions): Promise<Store> {
  const db = connect(options);
  const shares = createShares(options.poolSize ?? defaultPoolSize);
  const store: Store = {
    ...shareReads(createRecords(db, shares), shares),
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
 * A migration takes as long as it takes: a large table may have to be read through, or another replica waited for. One
 * connection holds a lock, and another may build an index meanwhile.
 */
async function migrateUnhurried(options: ConnectOptions, name: string | undefined): Promise<void> {
  const db = connect({ ...options, poolSize: 2, queryTimeoutMillis: 0 });
  try {
    await migrate(db, name);
  } finally {
    await db.destroy();
  }
}
