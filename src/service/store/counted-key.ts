import { type Kysely, sql } from 'kysely';
import type { Instant } from '../../time/index.ts';
import { countedSeconds } from '../acts/index.ts';
import { at } from './instants.ts';
import type { Database } from './tables.ts';

export type CountedKey = {
  readonly account_id: number;
  readonly user_id: number;
  readonly last_used_at: Instant | null;
  readonly since: Instant;
  readonly count: number;
};

/**
 * Finds a key that was not revoked and counts this use of it, in one statement: counting costs no round trip of its
 * own, and all replicas on the database count together. A clock put back by a minute begins a new count too.
 */
export async function findCountedKey(
  db: Kysely<Database>,
  hash: Buffer,
  now: Instant,
): Promise<CountedKey | undefined> {
  const isOver = sql`abs(extract(epoch from excluded.since - uses.since)) >= ${countedSeconds}`;
  const found = sql<CountedKey>`
    with known as (
      select hash, account_id, user_id, last_used_at from api_keys where hash = ${hash} and revoked_at is null
    ), counted as (
      insert into key_uses as uses (account_id, hash, since, count)
      select account_id, hash, ${at(now)}, 1 from known
      on conflict (account_id, hash) do update set
        since = case when ${isOver} then excluded.since else uses.since end,
        count = case when ${isOver} then 1 else uses.count + 1 end
      returning since, count
    )
    select account_id, user_id, last_used_at, since, count from known, counted`;
  return (await found.execute(db)).rows[0];
}
