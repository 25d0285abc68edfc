import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Instant } from '../../../time/index.ts';
import type { Database } from '../tables/index.ts';
import { noteDue } from './due-accounts.ts';
import { dueAt, payloadOf } from './payload.ts';

type UnreadCalendar = { readonly accountId: number; readonly sourceId: string; readonly now: Instant };

/** Has a mail sent to the host whose calendar cannot be read. What it says is read when it is sent. */
export async function announceUnreadCalendar(trx: Kysely<Database>, unread: UnreadCalendar): Promise<void> {
  const { accountId, sourceId, now } = unread;
  const kind = 'calendar.unread';
  const payload = payloadOf({ type: kind, data: { source_id: sourceId }, now });
  const row = { account_id: accountId, id: randomUUID(), recipient: 'host' as const, kind, payload, ...dueAt(now) };
  await trx
    .insertInto('deliveries')
    .values({ ...row, kind })
    .execute();
  await noteDue(trx, { accountId, channel: 'mail', dueAt: now });
}
