import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Instant } from '../../../time/index.ts';
import type { EnteredEmail } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';
import { noteDue } from './due-accounts.ts';
import { dueAt, payloadOf } from './payload.ts';

/** Has a mail sent to an address that a user has entered, which asks to confirm it. */
export async function announceEnteredEmail(
  trx: Kysely<Database>,
  { accountId, userId, email, now }: EnteredEmail & { readonly now: Instant },
): Promise<void> {
  const kind = 'user.email_entered';
  // The link is made when the mail is sent: nobody who reads this row, or a backup of it, can confirm with it.
  const payload = payloadOf({ type: kind, data: { user_id: userId, email }, now });
  const row = { account_id: accountId, id: randomUUID(), recipient: 'host' as const, kind, payload, ...dueAt(now) };
  await trx
    .insertInto('deliveries')
    .values({ ...row, kind })
    .execute();
  await noteDue(trx, { accountId, channel: 'mail', dueAt: now });
}
