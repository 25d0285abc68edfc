import { sql } from 'kysely';
import { type ConnectOptions, openStore, type Store } from '../../service/index.ts';

/** The first release of PostgreSQL that supports our tables. */
const oldestMajorVersion = 15;

/**
 * Opens the store in the database of a setting. Throws an error that names the setting if the database cannot be
 * reached, refuses the connection, or is too old. The message never contains the address.
 */
export async function openNamedDatabase(setting: string, options: ConnectOptions): Promise<Store> {
  const store = await openStore(options).catch((cause) => {
    throw new Error(
      `Cannot connect to the database at ${setting}: ${reasonOf(cause)}. ` +
        `Check that PostgreSQL runs, and the host, port, name, user and password in ${setting}.`,
      { cause },
    );
  });
  try {
    await checkVersion(setting, store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Returns the message of PostgreSQL or the network. Neither contains the address, which holds a password. If a host has
 * several network addresses, Node collects an error for each, under an empty message.
 */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error && error.message ? error.message : 'no reason was given';
}

async function checkVersion(setting: string, { db }: Store): Promise<void> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
  const version = Number(rows[0]?.version);
  const major = Math.floor(version / 10_000);
  if (major >= oldestMajorVersion) return;
  const release = `${major}.${version % 10_000}`;
  throw new Error(`${setting} must lead to PostgreSQL ${oldestMajorVersion} or newer, found PostgreSQL ${release}.`);
}
