import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addMinutes } from '../../../time/index.ts';
import { openService } from '../../testing/index.ts';

const service = await openService();
const { db, people } = service.store;
const now = service.clock();
const tables = ['sessions', 'sign_in_links', 'passkey_challenges', 'known_browsers'] as const;

/** Stores an expired session, link, challenge and browser. */
async function addExpired(): Promise<void> {
  const personId = await people.savePerson({ email: 'grace@example.com', passwordHash: null }, now);
  const [hash, year] = [Buffer.alloc(32), '2020-01-01T00:00:00Z'];
  await sql`
    insert into sessions (hash, id, person_id, account_id, user_id, signed_in_at, proven_at, seen_at, method, device,
      browser_hash)
    values (${hash}, gen_random_uuid(), ${personId}, 1, 1, ${year}, ${year}, ${year}, 'password', '', ${hash})`.execute(
    db,
  );
  await sql`
    insert into sign_in_links (hash, purpose, person_id, expires_at)
    values (${hash}, 'reset', ${personId}, ${year})`.execute(db);
  await sql`
    insert into known_browsers (person_id, browser_hash, seen_at) values (${personId}, ${hash}, ${year})`.execute(db);
  await people.saveChallenge({ hash, personId: null, expiresAt: addMinutes(now, -1) });
}

async function remove(): Promise<void> {
  const before = addMinutes(now, -30 * 24 * 60);
  await people.removeExpired({ seenBefore: before, signedInBefore: before, browserSeenBefore: before, now });
}

async function count(): Promise<number[]> {
  return Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));
}

test('removes expired rows without waiting for those that another request is removing', async () => {
  await addExpired();
  await db.transaction().execute(async (trx) => {
    for (const table of tables) await sql`select from ${sql.table(table)} for update`.execute(trx);
    await remove();
  });
  expect(await count()).toEqual([1, 1, 1, 1]);
  await remove();
  expect(await count()).toEqual([0, 0, 0, 0]);
});
