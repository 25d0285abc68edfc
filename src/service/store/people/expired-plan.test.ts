import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { addMinutes } from '../../../time/index.ts';
import { explain, openService, statementsOf } from '../../testing/index.ts';

const service = await openService();
const { db, people } = service.store;

test('looks for expired sessions, browsers and links without reading all of them', async () => {
  const now = service.clock();
  const personId = await people.savePerson({ email: 'grace@example.com', passwordHash: null }, now);
  await sql`
    insert into sessions (hash, id, person_id, account_id, user_id, signed_in_at, proven_at, seen_at, method, device,
      browser_hash)
    select sha256(n::text::bytea), md5(n::text)::uuid, ${personId}::bigint, 1, 1, now(), now(), now(), 'password', '',
      sha256(n::text::bytea)
    from generate_series(1, 5000) as n`.execute(db);
  await sql`
    insert into sign_in_links (hash, purpose, person_id, expires_at)
    select sha256(n::text::bytea), 'reset', ${personId}::bigint, now() + interval '1 hour'
    from generate_series(1, 5000) as n`.execute(db);
  await sql`
    insert into known_browsers (person_id, browser_hash, seen_at)
    select ${personId}::bigint, sha256(n::text::bytea), now() from generate_series(1, 5000) as n`.execute(db);
  for (const table of ['sessions', 'sign_in_links', 'known_browsers'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  const before = addMinutes(now, -30 * 24 * 60);
  const statements = await statementsOf(() =>
    people.removeExpired({ seenBefore: before, signedInBefore: before, browserSeenBefore: before, now: before }),
  );
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  const scans = await explain(client, statements, /^delete/);
  await client.end();
  for (const index of ['sign_in_links_expiry', 'known_browsers_by_last_use']) {
    expect(scans.join('\n')).toContain(index);
  }
  expect(scans.filter((scan) => scan.includes('ALL OF'))).toEqual([]);
});
