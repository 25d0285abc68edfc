import { type Kysely, sql } from 'kysely';
import type { Database } from '../../tables/index.ts';

type HostOfEvent = { readonly accountId: number; readonly eventId: string; readonly userId: number };

/** Returns whether the only entry of an event that a host may have is the one that we write: none came by mail. */
export async function isOnlyWritten(
  trx: Kysely<Database>,
  { accountId, eventId, userId }: HostOfEvent,
): Promise<boolean> {
  const write = sql`
    select from calendar_writes
    where account_id = ${accountId} and event_id = ${eventId} and user_id = ${userId}
      and not is_mailed and status <> 'failed'`;
  return (await write.execute(trx)).rows.length > 0;
}
