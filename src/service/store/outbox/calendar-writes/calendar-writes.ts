import { type Kysely, sql } from 'kysely';
import type { AccountRecords, ClaimedWrite } from '../../../records/index.ts';
import { at, inTransaction } from '../../postgres/index.ts';
import type { Database } from '../../tables/index.ts';
import { claimWrite } from '../claims/index.ts';
import { finishWrite } from './finish-write.ts';

type Writes = Pick<AccountRecords, 'claimDueWrites' | 'finishWrite'>;

/**
 * How many events of one account are written at once, across all processes, so that a slow server does not delay
 * others.
 */
const placesOfAccount = 2;

/** Stores which events to write into the calendars of hosts, and the results. */
export function createCalendarWrites(db: Kysely<Database>): Writes {
  return {
    async claimDueWrites({ now, limit, claimSeconds }) {
      const due = sql<{ account_id: number; event_id: string; user_id: number }>`
        select account_id, event_id, user_id from (
          select account_id, event_id, user_id, next_attempt_at, (claimed_until > now()) is true as is_claimed,
            row_number() over (
              partition by account_id order by (claimed_until > now()) is true desc, next_attempt_at
            ) as place
          from calendar_writes where next_attempt_at <= ${at(now)}
        ) as due
        where place <= ${placesOfAccount} and not is_claimed
        order by next_attempt_at limit ${limit}`;
      const writes: ClaimedWrite[] = [];
      for (const { account_id: accountId, event_id: eventId, user_id: userId } of (await due.execute(db)).rows) {
        const write = await claimWrite(db, { accountId, eventId, userId, now, claimSeconds });
        if (write) writes.push(write);
      }
      return writes;
    },

    finishWrite: (result) => inTransaction(db, (trx) => finishWrite(trx, result)),
  };
}
