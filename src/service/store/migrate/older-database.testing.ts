import { afterAll } from 'vitest';
import { createEmptyDatabase } from '../database.testing.ts';
import { openStore, type Store } from '../index.ts';
import { fillOlderRelease, lastOfOlderRelease } from './older-release.testing.ts';

type OlderDatabase = {
  readonly store: Store;
  readonly databaseUrl: string;
  /** Opens it for one more process. */
  openAnother(): Promise<Store>;
};

/** Creates a database as the release before meetings left it. It is removed after the last test of the file. */
export async function openOlderRelease(rows: Parameters<typeof fillOlderRelease>[1]): Promise<OlderDatabase> {
  const database = await createEmptyDatabase();
  const stores: Store[] = [];
  async function openAnother(): Promise<Store> {
    const another = await openStore({ databaseUrl: database.databaseUrl, queryTimeoutMillis: 0 });
    stores.push(another);
    return another;
  }
  afterAll(async () => {
    await Promise.all(stores.map((each) => each.close()));
    await database.drop();
  });
  const store = await openAnother();
  await store.migrate(lastOfOlderRelease);
  await fillOlderRelease(store.db, rows);
  return { store, databaseUrl: database.databaseUrl, openAnother };
}
