import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import { type KeyUseInput, rateWindowSeconds } from '../../records/index.ts';
import { at, inUtc, prepared } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { hashApiKey } from './api-key.ts';

/** The result of counting several uses of a key at once: all are counted, or none if they are too many. */
export type KeyUsage = {
  readonly id: number;
  readonly account_id: number;
  readonly user_id: number;
  readonly scopes: Scope[];
  readonly last_used_at: Instant | null;
  readonly is_refused: boolean;
  readonly count: number;
  readonly oldest: Instant | null;
};

/** Uses of a key at one time. */
export type KeyUses = KeyUseInput & { readonly uses: number };

/**
 * Finds a key that is not revoked and counts uses of it, in one statement: counting costs no extra round trip, and all
 * replicas on the database count together.
 *
 * The minute slides. Uses are stored by the second and expire a minute after the end of their second, so that no
 * minute, wherever it begins, exceeds the limit, and no caller waits more than a second too long. A use more than a
 * minute ahead was counted before the clock was set back.
 */
export async function recordKeyUses(
  db: Kysely<Database>,
  { key, now, requestsPerMinute, uses }: KeyUses,
): Promise<KeyUsage | undefined> {
  const fits = uses <= requestsPerMinute;
  const first = fits ? { moments: [inUtc(now)], counts: [uses] } : { moments: [], counts: [] };
  const minute = sql`make_interval(secs => ${rateWindowSeconds})`;
  const usage = sql<KeyUsage>`
    with known as (
      select id, hash, account_id, user_id, scopes, last_used_at from api_keys
      where hash = ${hashApiKey(key)} and revoked_at is null
    ), counted as (
      insert into key_uses as uses (account_id, hash, moments, counts, is_refused)
      select account_id, hash, ${first.moments}::timestamptz[], ${first.counts}::integer[], ${!fits}::boolean from known
      on conflict (account_id, hash) do update set (moments, counts, is_refused) = (
        with live as (
          select moment, count from unnest(uses.moments, uses.counts) as kept (moment, count)
          where moment > ${at(now)} - ${minute} and moment <= ${at(now)} + ${minute}
        ), judged as (
          select coalesce(sum(count), 0) + ${uses}::integer > ${requestsPerMinute}::integer as is_refused from live
        ), added as (
          select moment, count from live union all select ${at(now)}, ${uses}::integer from judged where not is_refused
        ), seconds as (
          select max(moment) as moment, sum(count)::integer as count from added group by date_trunc('second', moment)
        )
        select coalesce(array_agg(moment order by moment), '{}'), coalesce(array_agg(count order by moment), '{}'),
          (select is_refused from judged)
        from seconds
      )
      returning is_refused, moments[1] as oldest, (select coalesce(sum(count), 0) from unnest(counts) as count) as count
    )
    select id, account_id, user_id, scopes, last_used_at, is_refused, count, oldest from known, counted`;
  return (await db.executeQuery(prepared(usage.compile(db)))).rows[0];
}
